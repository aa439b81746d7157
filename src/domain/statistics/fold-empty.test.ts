import { expect, test } from 'vitest'
import { foldEmpty } from './statistics-model.ts'

const fold = (counts: string) =>
  foldEmpty([...counts].map((count) => ({ counts: [Number(count), 0] }))).map(({ length }) => length)

test.each([
  ['', []],
  ['102', [1, 1, 1]],
  ['1002', [1, 1, 1, 1]],
  ['10002', [1, 3, 1]],
  ['00000', [5]],
  ['000100', [3, 1, 1, 1]],
])('days with %s visits are rows of %j days', (counts, rows) => {
  expect(fold(counts)).toEqual(rows)
})
