import type { Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Mood } from '../hands/colours.ts'
import type { Both, Surface } from '../subjects/piece.ts'

/** How a part stands in a motif: what it does, what it holds, which way it looks. */
export type Manner = { doing: string | null; holding: string | null; flip: boolean }

/** Somebody or something that motifs are made of. Its foot is at (x, y), `size` is its height, in scene units. */
export type Part = {
  /** One searches for these, in either language. */
  words: Both
  draw: (stage: Stage, x: number, y: number, size: number, manner: Manner) => void
  /** It can do these, each with its keyword; it does the first unless told. */
  doings?: Readonly<Record<string, Both | null>>
}

/** Where a motif plays. `horizon` is where its ground begins, from the top, in scene units. */
export type Place = {
  words: Both
  /** Hours and sheets that suit it, in the order that three artists take them. */
  times: readonly [Mood, Mood, Mood, ...Mood[]]
  surface?: Surface
  draw: (stage: Stage, horizon: number) => void
  /** This stands in front of everybody, such as grass. */
  drawFront?: (stage: Stage, horizon: number) => void
}

/** Picks one of the hand's colours, for what comes in several. */
export function anySlot({ random }: Stage): Slot {
  return random.pick(['a', 'b', 'c', 'd'])
}
