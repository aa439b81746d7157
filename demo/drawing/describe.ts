import { lightnessOf } from './core/colour.ts'
import { wordsInUse } from './mockups/mockups.ts'
import { FRAMES } from './motion.ts'
import { coloursFor, nominalSize, planOf, useOf } from './plan.ts'
import type { Recipe } from './recipe.ts'
import type { Both, Piece } from './subjects/piece.ts'

export type Description = {
  titleDe: string
  titleEn: string
  altDe: string
  altEn: string
  keywordsDe: string[]
  keywordsEn: string[]
}

/** Says in both languages what the recipe shows, and draws nothing. */
export function describeWork(recipe: Recipe): Description {
  const { piece } = planOf(recipe)
  const use = useOf(recipe)
  const own = { ...piece.words, alt: withHour(piece) }
  const { title, alt, keywords } = use ? wordsInUse(use, own) : own
  const moving = recipe.motion ? [['Animation', 'animation'] as const] : []
  const all = [...keywords, ...moving]
  return {
    titleDe: title[0],
    titleEn: title[1],
    altDe: alt[0],
    altEn: alt[1],
    keywordsDe: all.map(([german]) => german),
    keywordsEn: all.map(([, english]) => english),
  }
}

/** A sheet or an empty ground has no hour, and a room shows only whether it is night. */
function withHour({ words: { alt }, mood, surface }: Piece): Both {
  if (mood === 'night' && (surface === undefined || surface === 'wall'))
    return [`${alt[0]}, bei Nacht`, `${alt[1]}, at night`]
  if (mood === 'dusk' && surface === undefined) return [`${alt[0]}, bei Dämmerung`, `${alt[1]}, at dusk`]
  return alt
}

/** The full size in pixels; draws nothing. */
export function sizeOf(recipe: Recipe): { width: number; height: number } {
  return nominalSize(recipe, planOf(recipe).piece.format)
}

/** How many frames the drawing has: 1 for stills; draws nothing. */
export function frameCountOf({ motion }: Recipe): number {
  return motion ? FRAMES[motion] : 1
}

/** Schools that leave most of the sheet unpainted show paper first. */
const PAPER_SCHOOLS: readonly Recipe['school'][] = ['ink-line', 'watercolour']

/** '#rrggbb', the colour a page shows while the picture loads; draws nothing. */
export function groundOf(recipe: Recipe): string {
  const { ground, paper } = coloursFor(planOf(recipe), recipe.number, 0)
  return PAPER_SCHOOLS.includes(recipe.school) && lightnessOf(ground) > 0.85 ? paper : ground
}
