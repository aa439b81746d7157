import { itemAt } from '../core/random.ts'
import type { Mood } from '../hands/colours.ts'
import { type Format, SQUARE } from '../subjects/piece.ts'

/** A motif belongs to so many artists at most; each has a take of their own. */
export const TAKES = 3

/** How one artist sees a motif: its hour, point of view and crop differ from those of every other take. */
export type Take = { time: Mood; view: View; format: Format; flip: boolean }

/** `zoom`: size of everything; `horizon`: share of the height above it, low for who sits in the grass. */
export type View = { zoom: number; horizon: number }

const VIEWS: readonly View[] = [
  { zoom: 1, horizon: 0.62 },
  { zoom: 1.36, horizon: 0.74 },
  { zoom: 0.8, horizon: 0.46 },
]
const FORMATS: readonly (readonly Format[])[] = [
  [
    [3, 4],
    [4, 5],
    [2, 3],
  ],
  [
    [3, 2],
    [4, 3],
    [2, 1],
  ],
  [SQUARE, [5, 4], [5, 6]],
]

/** `at` is the motif's place in the list, `take` from 0 to 2. */
export function takeOf(at: number, take: number, times: readonly Mood[]): Take {
  return {
    time: itemAt(times, at + take),
    view: itemAt(VIEWS, Math.floor(at / 2) + take),
    format: itemAt(itemAt(FORMATS, Math.floor(at / 3) + take), Math.floor(at / 7)),
    flip: (at + take) % 2 === 1,
  }
}
