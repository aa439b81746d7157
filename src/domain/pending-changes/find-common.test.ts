import { expect, test } from 'vitest'
import { findCommon, toRuns } from './find-common.ts'

const kept = (from: string, to: string) =>
  findCommon([...from], [...to]).map((flags) => flags.map(Number).join(''))

test.each([
  ['abcd', 'abcd', '1111', '1111'],
  ['', 'ab', '', '00'],
  ['ab', '', '00', ''],
  ['abc', 'axc', '101', '101'],
  ['abcd', 'dabc', '1110', '0111'],
  ['aba', 'aa', '101', '11'],
  ['xabyz', 'abzq', '01101', '1110'],
])('of %s and %s a longest common subsequence stays unmarked', (from, to, inFrom, inTo) => {
  expect(kept(from, to)).toEqual([inFrom, inTo])
})

test('lists that are too long to compare differ between their common beginning and end', () => {
  const from = [0, ...Array.from({ length: 4_000 }, (_, at) => at + 10), 1]
  const to = [0, ...from.slice(1, -1).reverse(), 1]
  const [before, after] = findCommon(from, to)
  expect([before.filter(Boolean).length, after.filter(Boolean).length]).toEqual([2, 2])
})

test('words that differ are one run with the spaces between them', () => {
  const words = ['ein', ' ', 'Wal', ' ', 'im', ' ', 'Meer']
  expect(toRuns(words, [true, true, false, true, false, true, true])).toMatchObject([
    { text: 'ein ', isKept: true },
    { text: 'Wal im', isKept: false },
    { text: ' Meer', isKept: true },
  ])
})
