import { expect, test } from 'vitest'
import { decodeFeatures, encodeFeatures } from './vector-bytes.ts'

test('features come back, each part as exact as its own size allows', () => {
  const content = Float32Array.of(1_000, -0.5, 3)
  const style = Float32Array.of(0.001, -0.0005)
  const again = decodeFeatures(encodeFeatures({ content, style }), 3)
  expect([...again.content].map((value) => Math.round(value * 10) / 10)).toEqual([1_000, -0.5, 3])
  expect(again.style[1]).toBeCloseTo(-0.0005, 6)
})

test('nothing but zeros stays that', () => {
  const nothing = { content: new Float32Array(2), style: new Float32Array(1) }
  expect(decodeFeatures(encodeFeatures(nothing), 2)).toEqual(nothing)
})
