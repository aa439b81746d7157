import { arrange } from '../draw.ts'
import type { Recipe } from '../recipe.ts'
import { drawnFilm } from './drawn-film.ts'
import { FILM_HEIGHT, FILM_WIDTH, type Film } from './film.ts'

const SECONDS = 8
const HELD_SECONDS = 1.2

/** How a work comes about: its lines by a pen, then all of its colours. The work is arranged for the film's own shape. */
export function processFilm(recipe: Recipe): Promise<Film> {
  const { motion: _, ...still } = recipe
  const { scene, colours } = arrange({ ...still, kind: 'film' })
  const scale = FILM_WIDTH / scene.width
  const shapes = scene.shapes.map((shape) => ({
    ...shape,
    width: shape.width * scale,
    rings: shape.rings.map((ring) => ring.map(([x, y]) => [x * scale, y * scale] as const)),
  }))
  return drawnFilm({
    scene: { width: FILM_WIDTH, height: FILM_HEIGHT, shapes },
    colours,
    parts: [{ from: 0, to: shapes.length, withGround: true }],
    seconds: SECONDS,
    heldSeconds: HELD_SECONDS,
  })
}
