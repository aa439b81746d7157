import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { beforeAll, expect, test } from 'vitest'
import type { Answer } from './readers.ts'

/** Inputs are four times as long, so four is linear, with room for sorting and for what a sample misses; the square is sixteen. */
const MOST_TIMES = 6

let counted: Answer

beforeAll(async () => {
  // Counting needs a thread of its own: it changes how V8 runs all code of one.
  ;[counted] = await once(new Worker(new URL('readers.ts', import.meta.url)), 'message')
})

function timesOf({ small, large }: Answer['square']): number {
  return Math.max(large.blocks / small.blocks, large.bytes / small.bytes)
}

test('whatever reads what strangers send takes work in proportion to its length', () => {
  const readers = Object.entries(counted.readers)
  expect(readers.filter(([, reader]) => timesOf(reader) > MOST_TIMES)).toEqual([])
})

test('a reader that copies its list for each further part would be found', () => {
  expect(timesOf(counted.square)).toBeGreaterThan(2 * MOST_TIMES)
})
