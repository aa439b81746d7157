import { createRandom, itemAt, type Random } from './core/random.ts'
import { type Colours, colourWork, type Mood } from './hands/colours.ts'
import { createHand, type Hand } from './hands/hand.ts'
import { sizeOfMockup, USES, type Use } from './mockups/mockups.ts'
import { motifsOf } from './motifs/motifs.ts'
import { TAKES } from './motifs/take.ts'
import type { Recipe } from './recipe.ts'
import { SCHOOL_LIST } from './schools.ts'
import { artistPortrait } from './subjects/artist-portrait.ts'
import type { Format, Piece } from './subjects/piece.ts'

/** Everything decided about a work before the first line is drawn. */
export type Plan = { hand: Hand; piece: Piece; random: Random }

/** Longest side of works and portraits, in pixels. */
const LONGEST_SIDE = 2400

const FIXED_SIZES: Partial<Record<Recipe['kind'], { width: number; height: number }>> = {
  'hero-large': { width: 2400, height: 1200 },
  'hero-mobile': { width: 960, height: 1200 },
  news: { width: 1600, height: 1067 },
  banner: { width: 1500, height: 1200 },
  film: { width: 1280, height: 720 },
}

const WIDE_KINDS: ReadonlySet<Recipe['kind']> = new Set([
  'hero-large',
  'hero-mobile',
  'news',
  'banner',
  'film',
])
const PORTRAIT_MOODS: readonly Mood[] = ['bold', 'paper', 'day', 'dusk', 'bold']

export function planOf(recipe: Recipe): Plan {
  const { school, hand: name, subject, number, kind } = recipe
  const hand = handOf(school, name)
  const random = createRandom(`work ${school} ${name} ${subject} ${number}`)
  if (kind === 'portrait') return { hand, piece: likeness(recipe, random), random }
  return { hand, piece: WIDE_KINDS.has(kind) ? firstWide(recipe) : takeOf(recipe), random }
}

function isWide({ format: [across, down] }: Piece): boolean {
  return across > down
}

/** A catalogue asks for one hand after the other, each of them many times. */
let last: { key: string; hand: Hand } | null = null

function handOf(school: Recipe['school'], name: string): Hand {
  const key = `${school} ${name}`
  if (last?.key !== key) last = { key, hand: createHand(school, name, SCHOOL_LIST[school].dialects) }
  return last.hand
}

function takeOf({ subject, number }: Recipe, step = 0): Piece {
  return itemAt(motifsOf(subject), Math.floor(number / TAKES))((number + step) % TAKES)
}

/** Heroes and banners use the first take, from the recipe's on, that bears a wide sheet. */
function firstWide(recipe: Recipe): Piece {
  const takes = Array.from({ length: TAKES }, (_, step) => takeOf(recipe, step))
  return takes.find(isWide) ?? itemAt(takes, 0)
}

function likeness({ looks }: Recipe, random: Random): Piece {
  return {
    mood: random.pick(PORTRAIT_MOODS),
    format: [1, 1],
    words: {
      title: ['Selbstporträt', 'Self-portrait'],
      alt: ['Gezeichnetes Porträt in der eigenen Handschrift', 'Drawn portrait in the artist’s own hand'],
      keywords: [['Porträt', 'portrait']],
    },
    draw: (stage) => artistPortrait(stage, looks),
  }
}

/** Where the recipe's work is seen in use; null in all other recipes. */
export function useOf({ kind }: Recipe): Use | null {
  return USES.find((use) => use === kind) ?? null
}

export function nominalSize(recipe: Recipe, format: Format): { width: number; height: number } {
  const use = useOf(recipe)
  const fixed = use ? sizeOfMockup(use) : FIXED_SIZES[recipe.kind]
  if (fixed) return fixed
  const [across, down] = format
  const longest = Math.max(across, down)
  return {
    width: Math.round((LONGEST_SIDE * across) / longest),
    height: Math.round((LONGEST_SIDE * down) / longest),
  }
}

/** The colours of one attempt; a hand uses its two palettes in turn, and tries the other when one fails. */
export function coloursFor({ hand, piece, random }: Plan, number: number, attempt: number): Colours {
  const palette = itemAt(hand.palettes, number + attempt)
  return colourWork(palette, piece.mood, hand.groundTaste, random.fork(`colours ${attempt}`))
}
