import type { Stage } from '../core/stage.ts'
import type { Mood } from '../hands/colours.ts'
import { type Both, type Composition, type Format, keysOf } from '../subjects/piece.ts'

/** A picture's thought in words, written before anything is drawn. */
export type Idea = {
  titles: readonly Both[]
  alt: Both
  keywords: readonly Both[]
  /** Moods in which the idea's main contrast holds. */
  moods: readonly Mood[]
  formats: readonly Format[]
}

/** Each written idea with its drawing; no idea goes without one. */
export function compositionsOf<Name extends string>(
  ideas: Record<Name, Idea>,
  drawings: Record<Name, (stage: Stage) => void>,
  shared: readonly Both[],
): readonly Composition[] {
  return keysOf(ideas).map(
    (name): Composition =>
      (random) => {
        const { titles, alt, keywords, moods, formats } = ideas[name]
        return {
          mood: random.pick(moods),
          format: random.pick(formats),
          words: { title: random.pick(titles), alt, keywords: [...shared, ...keywords] },
          draw: drawings[name],
        }
      },
  )
}
