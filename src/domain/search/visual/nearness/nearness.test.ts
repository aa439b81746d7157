import { expect, test } from 'vitest'
import { plainProjection } from '#domain/search/visual/fitting/projection.ts'
import { LEAST_NEARNESS, nearnessOf } from './nearness.ts'

const fitted = (threshold: number) => ({
  ...plainProjection('test', 4, 4),
  threshold: { content: threshold, style: threshold },
})

test('where the works differ much, what comes less near than any foreign picture is near', () => {
  expect(nearnessOf(0.42, fitted(0.15))).toBeGreaterThanOrEqual(LEAST_NEARNESS)
  expect(nearnessOf(0.38, fitted(0.15))).toBeLessThan(LEAST_NEARNESS)
})

test('where the works are all alike, more is asked', () => {
  expect(nearnessOf(0.5, fitted(0.45))).toBeLessThan(LEAST_NEARNESS)
  expect(nearnessOf(0.55, fitted(0.45))).toBeGreaterThanOrEqual(LEAST_NEARNESS)
})

test('an empty catalogue has nothing near', () => {
  expect(nearnessOf(0, fitted(0.2))).toBeLessThan(LEAST_NEARNESS)
})
