import { expect, test } from 'vitest'
import { plainProjection } from '#domain/search/visual/fitting/projection.ts'
import { LEAST_NEARNESS, nearnessOf, SURELY_NEAR } from './nearness.ts'

const fitted = (threshold: number) => ({
  ...plainProjection('test', 4, 4),
  threshold: { content: threshold, style: threshold },
})
const withDecoys = {
  ...fitted(0.1),
  strangers: {
    content: new Int8Array(),
    style: new Int8Array(),
    least: 0.3,
    margin: 0.1,
    falseNear: 0,
    falseNothing: 0,
  },
}

test('without decoys, where the works differ much, what comes less near than any foreign picture is near', () => {
  expect(nearnessOf(0.42, 0, fitted(0.15))).toBeGreaterThanOrEqual(LEAST_NEARNESS)
  expect(nearnessOf(0.38, 0, fitted(0.15))).toBeLessThan(LEAST_NEARNESS)
})

test('where the works are all alike, more is asked', () => {
  expect(nearnessOf(0.5, 0, fitted(0.45))).toBeLessThan(LEAST_NEARNESS)
  expect(nearnessOf(0.55, 0, fitted(0.45))).toBeGreaterThanOrEqual(LEAST_NEARNESS)
})

test('an empty catalogue has nothing near', () => {
  expect(nearnessOf(0, 0, fitted(0.2))).toBeLessThan(LEAST_NEARNESS)
  expect(nearnessOf(0, 0, withDecoys)).toBeLessThan(LEAST_NEARNESS)
})

test('what is nearly as much like a decoy as like a work is not near', () => {
  expect(nearnessOf(0.35, 0.1, withDecoys)).toBeGreaterThanOrEqual(LEAST_NEARNESS)
  expect(nearnessOf(0.35, 0.26, withDecoys)).toBeLessThan(LEAST_NEARNESS)
  expect(nearnessOf(0.29, 0, withDecoys)).toBeLessThan(LEAST_NEARNESS)
})

test('what is very much like a work is surely near, unless a decoy is as well', () => {
  expect(nearnessOf(0.7, 0.2, withDecoys)).toBeGreaterThanOrEqual(SURELY_NEAR)
  expect(nearnessOf(0.7, 0.65, withDecoys)).toBeLessThan(LEAST_NEARNESS)
})

test('the more similar, the nearer', () => {
  const steps = [0.1, 0.25, 0.3, 0.45, 0.6, 0.64, 0.8].map((similarity) =>
    nearnessOf(similarity, 0.1, withDecoys),
  )
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
})
