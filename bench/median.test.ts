import { expect, test } from 'vitest'
import { compare, medianOf, percentileOf } from './median.ts'

test('the median is the middle one, or lies between the two in the middle', () => {
  expect(medianOf([7])).toBe(7)
  expect(medianOf([9, 1, 5])).toBe(5)
  expect(medianOf([10, 2, 4, 100])).toBe(7)
  expect(() => medianOf([])).toThrow(RangeError)
})

test('of twenty, 95 of 100 are within the nineteenth and 98 of 100 within the last', () => {
  const twenty = Array.from({ length: 20 }, (_, at) => 20 - at)
  expect([0.5, 0.95, 0.98].map((share) => percentileOf(twenty, share))).toEqual([10, 19, 20])
  expect(percentileOf([7], 0.5)).toBe(7)
  expect(() => percentileOf([], 0.5)).toThrow(RangeError)
})

test('the ratio is that of the rounds, not of the medians', () => {
  const pairs = [
    { ours: 50, reference: 100 },
    { ours: 6, reference: 10 },
    { ours: 70, reference: 100 },
  ]
  expect(compare(pairs)).toEqual({ ours: 50, reference: 100, ratio: 0.6 })
})
