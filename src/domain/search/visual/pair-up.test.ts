import { expect, test } from 'vitest'
import { pairUp } from './pair-up.ts'
import { normOf } from './vector-bytes.ts'

const LENGTH = 20

/** Rows of which 3 and 700 are nearly one, and 4 and 5 are. */
function makeArrays(rows: number) {
  let state = 1
  const content = Int8Array.from({ length: rows * LENGTH }, () => {
    state = (state * 48_271) % 2_147_483_647
    return (state % 255) - 127
  })
  const rowAt = (row: number) => content.subarray(row * LENGTH, (row + 1) * LENGTH)
  rowAt(700).set(rowAt(3))
  rowAt(5).set(rowAt(4))
  rowAt(5)[0] = 1
  const contentScale = Float32Array.from({ length: rows }, (_, row) => 1 / normOf(rowAt(row)))
  return { content, contentScale, lengths: { content: LENGTH, style: 0 } }
}

test('of all parts together each pair is found once', () => {
  const arrays = makeArrays(800)
  const found = [0, 300, 600].flatMap((from) =>
    pairUp({ arrays, rows: 800, from, to: Math.min(800, from + 300), least: 0.97, mostOfEach: 3 }),
  )
  const pairs = found.map(({ row, other }) => `${row} ${other}`)
  expect(pairs.toSorted()).toEqual(['3 700', '4 5'])
  expect(found.every(({ row, other, similarity }) => row < other && similarity >= 0.97)).toBe(true)
})

test('of a row only the most alike are kept', () => {
  const arrays = makeArrays(800)
  const pairs = pairUp({ arrays, rows: 800, from: 3, to: 4, least: -1, mostOfEach: 2 })
  expect(pairs).toHaveLength(2)
  expect(pairs[0]).toMatchObject({ row: 3, other: 700 })
})
