import { expect, test } from 'vitest'
import { dot } from '#domain/search/visual/fitting/algebra/linear-algebra.ts'
import { dequantize } from '#domain/search/visual/vector-bytes.ts'
import { binOf, COLOUR_BINS } from './colour-bins.ts'
import { colourVectorOf } from './compare-colours.ts'
import { fromHex } from './oklab.ts'

/** A picture with so much of each colour. */
function amounts(parts: Record<string, number>): Float32Array {
  const bins = new Float32Array(COLOUR_BINS.length)
  for (const [colour, amount] of Object.entries(parts)) bins[binOf(fromHex(colour))] = amount
  return bins
}

function compareColours(colours: ArrayLike<number>) {
  const directionOf = (some: ArrayLike<number>) => dequantize(colourVectorOf(some))
  return (others: ArrayLike<number>) => dot(directionOf(colours), directionOf(others))
}

const RED_AND_BLUE = amounts({ '#d62828': 0.6, '#2563c9': 0.4 })

test('a picture is most like itself, in whatever scale its colours are counted', () => {
  const compare = compareColours(RED_AND_BLUE)
  expect(compare(RED_AND_BLUE)).toBeCloseTo(1)
  expect(compare(RED_AND_BLUE.map((share) => share * 255))).toBeCloseTo(1)
})

test('the same two colours are nearer than one of them, and that is nearer than others', () => {
  const compare = compareColours(RED_AND_BLUE)
  const [both, one, none] = [
    { '#d62828': 0.4, '#2563c9': 0.6 },
    { '#d62828': 1 },
    { '#3a9d43': 0.5, '#fafafa': 0.5 },
  ].map((parts) => compare(amounts(parts)))
  expect(both).toBeGreaterThan(one ?? 1)
  expect(one).toBeGreaterThan(none ?? 1)
})

test('a neighbouring colour is nearer than a distant one', () => {
  const compare = compareColours(amounts({ '#d62828': 1 }))
  expect(compare(amounts({ '#b8650f': 1 }))).toBeGreaterThan(compare(amounts({ '#2563c9': 1 })))
})

test('a picture without colours is like none', () => {
  expect(compareColours(amounts({}))(RED_AND_BLUE)).toBe(0)
})
