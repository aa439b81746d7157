import { sizeOf } from 'demo-art/describe'
import type { Recipe } from 'demo-art/recipe'
import type { HandPlan } from 'demo-art/roster'
import { sceneOf, USES, type Use } from 'demo-art/uses'

/** Works that are also shown in use, chosen by eye: ARTIST.WORK, both counted from 0, of the shape that the thing bears. */
const CHOSEN: Record<Use, string> = {
  cover: '3.0 16.0 47.5 2.2 61.2 136.5 151.1 86.1',
  poster: '8.1 51.1 118.2 168.1 45.0 180.6 65.0 145.0',
  pack: '131.3 36.0 19.5 159.2 137.0 186.3 174.3',
  app: '13.4 39.2 105.0 113.4 128.2 28.2 81.2 170.2',
  mural: '46.0 50.6 22.0 64.3 119.4 37.2 76.4 116.1',
  magazine: '0.3 27.4 29.1 48.0 149.6 178.0 56.3 204.0',
  bag: '101.0 96.2 130.3 150.3 158.5 104.3',
  record: '18.4 6.0 85.1 143.0 156.6 200.1 185.0 122.4',
}

type PlannedUse = { use: Use; place: number }

const planned = new Map(USES.flatMap((use) => CHOSEN[use].split(' ').map((pair) => readPair(use, pair))))

function readPair(use: Use, pair: string): readonly [artist: number, PlannedUse] {
  const [artist = 0, place = 0] = pair.split('.').map(Number)
  return [artist, { use, place }]
}

/** Which of the artist's works is shown in use, and where; at most one of each artist. */
export function findUse(artist: number): PlannedUse | null {
  return planned.get(artist) ?? null
}

/** All works in use, scene by scene. */
export function listUses(hands: readonly HandPlan[]): Recipe[] {
  return [...planned].flatMap(([artist, { use, place }]) => {
    const work = hands[artist]?.works[place]
    return work ? [recipeInUse(work, use)] : []
  })
}

/** A mock-up stands still, so the work on it does. */
export function recipeInUse({ motion: _, ...work }: Recipe, kind: Use): Recipe {
  return { ...work, kind }
}

/** Takes that are tried before one is shown with strips at its sides. */
const MOST_TAKES = 60
const SAME_SHAPE = 0.02

/** The same hand's next take, from this one on, that fills its place in the scene. */
export function fittingRecipe(recipe: Recipe, kind: Use): Recipe {
  const { place } = sceneOf(kind)
  const takes = Array.from({ length: MOST_TAKES }, (_, at) => ({ ...recipe, number: recipe.number + at }))
  const fits = (take: Recipe) => {
    const { width, height } = sizeOf({ ...take, kind: 'work' })
    return Math.abs(width / height - place.width / place.height) < SAME_SHAPE
  }
  return recipeInUse(takes.find(fits) ?? recipe, kind)
}
