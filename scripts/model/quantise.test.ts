import { expect, test } from 'vitest'
import { quantise } from './quantise.ts'

test('each filter is written in steps of its own size', () => {
  const { steps, stepSizes } = quantise(Float32Array.of(127, -63.5, 0, 0.01, 0.005, -0.01), 2)
  expect([...steps]).toEqual([127, -63, 0, 127, 64, -127])
  expect([...stepSizes]).toEqual([1, Math.fround(Math.fround(0.01) / 127)])
})

test('no weight is further from what it was than half a step', () => {
  const weights = Float32Array.from({ length: 1_000 }, (_, at) => Math.sin(at * at))
  const { steps, stepSizes } = quantise(weights, 10)
  const misses = [...weights].map((weight, at) => {
    const size = stepSizes[Math.floor(at / 100)] ?? 0
    return Math.abs(weight - (steps[at] ?? 0) * size) / size
  })
  expect(Math.max(...misses)).toBeLessThanOrEqual(0.5001)
})

test('a filter of nothing but zeros stays one', () => {
  expect([...quantise(new Float32Array(4), 2).steps]).toEqual([0, 0, 0, 0])
})
