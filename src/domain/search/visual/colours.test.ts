import { expect, test } from 'vitest'
import {
  binOf,
  COLOUR_BINS,
  choosePalette,
  colourVectorOf,
  countColours,
  fromHex,
  shareOfColour,
  toHex,
  VISIBLE_SHARE,
  weighBins,
} from './colours.ts'
import { dot } from './fitting/linear-algebra.ts'
import { dequantize, quantizeShares } from './vector-bytes.ts'

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

function plain(colour: string, pixels = 100): Uint8Array {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return Uint8Array.from({ length: 3 * pixels }, (_, at) => parts[at % 3] ?? 0)
}
const coloursOf = (...colours: string[]) =>
  quantizeShares(countColours(Uint8Array.from(colours.flatMap((colour) => [...plain(colour)]))))

test.each(['#000000', '#ffffff', '#d2691e', '#1e90ff', '#7f7f7f'])('%s comes back from OKLab', (colour) => {
  expect(toHex(fromHex(colour))).toBe(colour)
})

test.each(['red', '#fff', '#12345g', ''])('%j is no colour', (word) => {
  expect(() => fromHex(word)).toThrow(RangeError)
})

test('the middle of every bin falls into that bin', () => {
  expect(COLOUR_BINS.map(binOf)).toEqual(COLOUR_BINS.map((_, bin) => bin))
})

test('shares of colours add up to 1', () => {
  const shares = countColours(Uint8Array.from([...plain('#ff0000', 30), ...plain('#0000ff', 70)]))
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5)
  expect(Math.max(...shares)).toBeCloseTo(0.7, 5)
})

test('a picture has much of its own colour and of its neighbours, and nothing of the opposite', () => {
  const red = coloursOf('#d42a2a')
  expect(shareOfColour(red, weighBins('#d42a2a'))).toBeGreaterThan(0.6)
  expect(shareOfColour(red, weighBins('#c8302b'))).toBeGreaterThan(0.6)
  expect(shareOfColour(red, weighBins('#2a62d4'))).toBe(0)
})

test('more of a colour counts for more', () => {
  const blue = weighBins('#2a62d4')
  const much = shareOfColour(coloursOf('#2a62d4', '#2a62d4', '#ffffff'), blue)
  const little = shareOfColour(coloursOf('#2a62d4', '#ffffff', '#ffffff'), blue)
  expect(much).toBeGreaterThan(little)
  expect(little).toBeGreaterThan(VISIBLE_SHARE)
})

test('the palette holds the colours of the catalogue, greys first, and always the same', () => {
  const amounts = Float64Array.from(coloursOf('#101010', '#f5f5f5', '#d42a2a', '#2a62d4', '#2aa84a'))
  const palette = choosePalette(amounts)
  expect(palette).toEqual(choosePalette(amounts))
  expect(palette).toHaveLength(5)
  expect(palette.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true)
  const greys = palette.map((colour) => Math.hypot(fromHex(colour).a, fromHex(colour).b) < 0.04)
  expect(greys).toEqual([true, true, false, false, false])
})

test('no pictures, no palette', () => {
  expect(choosePalette(new Float64Array(COLOUR_BINS.length))).toEqual([])
})
