import { type PairsTask, pairUp, type RowPair } from './pair-up.ts'

/** A piscina task: a part of all comparisons in a thread of its own, over memory that is shared with it. */
export default function pairUpInThread(task: PairsTask): RowPair[] {
  return pairUp(task)
}
