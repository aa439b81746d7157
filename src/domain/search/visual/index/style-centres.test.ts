import { expect, test } from 'vitest'
import { normalize } from '#domain/search/visual/fitting/linear-algebra.ts'
import { splitByStyle } from './style-centres.ts'

const LENGTH = 256

/** Works near an axis, each a little different. */
const worksAlong = (axis: number, count: number, spread = 0.03) =>
  Array.from({ length: count }, (_, work) =>
    normalize(
      Float32Array.from({ length: LENGTH }, (_value, at) =>
        at === axis ? 1 : spread * Math.sin((work + 1) * (at + 2) * (axis + 3.7)),
      ),
    ),
  )

test('works in one style have one centre', () => {
  expect(new Set(splitByStyle(worksAlong(1, 12)))).toEqual(new Set([0]))
})

test('works in two styles have two, each with its own', () => {
  const groups = splitByStyle([...worksAlong(1, 8), ...worksAlong(9, 6)])
  expect(new Set(groups.slice(0, 8)).size).toBe(1)
  expect(new Set(groups.slice(8)).size).toBe(1)
  expect(groups[0]).not.toBe(groups[8])
})

test('three styles as well, and a hundred works', () => {
  const groups = splitByStyle([...worksAlong(1, 40), ...worksAlong(9, 30), ...worksAlong(17, 30)])
  expect([groups[0], groups[50], groups[80]].toSorted()).toEqual([0, 1, 2])
})

test('a single exception is no style', () => {
  expect(new Set(splitByStyle([...worksAlong(1, 8), ...worksAlong(9, 1)])).size).toBe(1)
})

test.each([0, 1, 2])('%i works are in one style at most', (count) => {
  expect(new Set(splitByStyle(worksAlong(2, count))).size).toBeLessThanOrEqual(1)
})

test('works that are all the same are in one style', () => {
  const [one] = worksAlong(3, 1)
  expect(new Set(splitByStyle(Array.from({ length: 9 }, () => one ?? new Float32Array(LENGTH))))).toEqual(
    new Set([0]),
  )
})
