import type { Random } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import type { Mood } from '../hands/colours.ts'

export type Both = readonly [de: string, en: string]

/** These say what is to be seen, in both languages. */
export type Words = { title: Both; alt: Both; keywords: readonly Both[] }

/** The ground of a picture is one of these to the eye. */
export type Surface = 'sky' | 'wall' | 'water' | 'sheet' | 'backdrop'

/** One picture as an idea: its words are known before anything is drawn, so they are cheap and true. */
export type Piece = {
  words: Words
  mood: Mood
  format: Format
  /** Letters and maps stay legible: strong hands bend them less. */
  gentle?: boolean
  /** Where the ground is neither sky nor an empty backdrop. */
  surface?: Surface
  /** Size against the usual: above 1 the sheet shows a part from nearer. */
  crop?: number
  draw: (stage: Stage) => void
}

/** Decides by chance what a picture of this kind shows. */
export type Composition = (random: Random) => Piece

/** Width and height as a ratio. */
export type Format = readonly [width: number, height: number]

export const TALL: readonly Format[] = [
  [3, 4],
  [4, 5],
  [2, 3],
]
export const WIDE: readonly Format[] = [
  [4, 3],
  [3, 2],
  [5, 4],
]
export const SQUARE: Format = [1, 1]
export const ANY: readonly Format[] = [...TALL, ...WIDE, SQUARE]

export function keysOf<Name extends string>(choices: Record<Name, unknown>): Name[] {
  const names: Name[] = []
  for (const name in choices) names.push(name)
  return names
}

/** A motif is who does what where, or which things in which arrangement; each take of it, from 0 to 2, is a piece. */
export type Motif = (take: number) => Piece
