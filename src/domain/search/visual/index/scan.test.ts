import { expect, test } from 'vitest'
import { COLOUR_BINS } from '#domain/search/visual/colours.ts'
import { dot } from '#domain/search/visual/fitting/linear-algebra.ts'
import { dequantize, quantize } from '#domain/search/visual/vector-bytes.ts'
import { scan } from './scan.ts'
import { computeStyleCentres } from './style-centres.ts'
import { openVectorIndex } from './vector-index.ts'

/** Read one by one, and four at a time. */
const LENGTHS = [7, 16]
const [LENGTH = 7] = LENGTHS
const vector = (seed: number, length = LENGTH) =>
  Float32Array.from({ length }, (_, at) => Math.sin((seed + 1) * (at + 1) * 1.7))

function anIndex(images: number, length = LENGTH) {
  const vectorIndex = openVectorIndex({ content: length, style: length })
  for (let id = 0; id < images; id++) {
    const vectors = { content: quantize(vector(id, length)), style: quantize(vector(id + 500, length)) }
    vectorIndex.put(id, 'v1', { ...vectors, colours: new Uint8Array(COLOUR_BINS.length) })
  }
  return vectorIndex
}

test.each(LENGTHS)(
  'of vectors of %i numbers the best are those that comparing one by one finds, for every weight of the style',
  (length) => {
    const vectorIndex = anIndex(300, length)
    const crops = [9_001, 9_002].map((seed) => ({
      content: quantize(vector(seed, length)),
      style: quantize(vector(seed + 10, length)),
    }))
    for (const styleShare of [0, 0.3, 1]) {
      const query = { crops, styleShare, most: 5 }
      const found = scan({ arrays: vectorIndex.arrays(), allowed: new Uint8Array(300).fill(1), query })
      const expected = Array.from({ length: 300 }, (_, row) => {
        const [content, style] = [vector(row, length), vector(row + 500, length)].map((floats) =>
          dequantize(quantize(floats)),
        )
        const similarities = crops.map((crop) => {
          const [seen, made] = [dequantize(crop.content), dequantize(crop.style)]
          return (1 - styleShare) * dot(seen, content ?? seen) + styleShare * dot(made, style ?? made)
        })
        return { row, similarity: Math.max(...similarities) }
      }).sort((one, other) => other.similarity - one.similarity)
      expect(found.map(({ row }) => row)).toEqual(expected.slice(0, 5).map(({ row }) => row))
      expect(found[0]?.similarity).toBeCloseTo(expected[0]?.similarity ?? 0, 4)
    }
  },
)

test('content and style of a row are compared with the same crop', () => {
  const vectorIndex = openVectorIndex({ content: 2, style: 2 })
  const [right, up] = [Int8Array.of(100, 0), Int8Array.of(0, 100)]
  const colours = new Uint8Array(COLOUR_BINS.length)
  vectorIndex.put(0, 'v1', { content: right, style: right, colours })
  vectorIndex.put(1, 'v1', { content: right, style: up, colours })
  // The first row is like the content of one crop and the style of the other: that is not a picture like it.
  const crops = [
    { content: right, style: up },
    { content: up, style: right },
  ]
  const query = { crops, styleShare: 0.5, most: 2 }
  const found = scan({ arrays: vectorIndex.arrays(), allowed: Uint8Array.of(1, 1), query })
  expect(found).toEqual([
    { row: 1, similarity: expect.closeTo(1, 4) },
    { row: 0, similarity: expect.closeTo(0.5, 4) },
  ])
})

test('a part of the picture counts a little less than the whole where it is weighed so', () => {
  const vectorIndex = openVectorIndex({ content: 2, style: 2 })
  const [right, up] = [Int8Array.of(100, 0), Int8Array.of(0, 100)]
  const colours = new Uint8Array(COLOUR_BINS.length)
  vectorIndex.put(0, 'v1', { content: up, style: up, colours })
  vectorIndex.put(1, 'v1', { content: right, style: right, colours })
  const crops = [
    { content: right, style: right },
    { content: up, style: up, weight: 0.95 },
  ]
  const query = { crops, styleShare: 0.5, most: 2 }
  const found = scan({ arrays: vectorIndex.arrays(), allowed: Uint8Array.of(1, 1), query })
  expect(found).toEqual([
    { row: 1, similarity: expect.closeTo(1, 4) },
    { row: 0, similarity: expect.closeTo(0.95, 4) },
  ])
})

test('when style alone counts, a work is also compared by what its artist does on the whole', () => {
  const vectorIndex = openVectorIndex({ content: 2, style: 2 })
  const colours = new Uint8Array(COLOUR_BINS.length)
  const content = Int8Array.of(100, 0)
  const slanted = (degrees: number) =>
    quantize(Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)))
  // Two works by an artist who is near the query, of which one is as far from it as the other artist's.
  for (const [id, degrees] of [0, 40, -40, -90].entries())
    vectorIndex.put(id, 'v1', { content, style: slanted(degrees), colours })
  const artists = [7, 7, 8, 8]
  const arrays = vectorIndex.arrays()
  const task = {
    arrays,
    centres: computeStyleCentres(arrays, artists),
    allowed: new Uint8Array(4).fill(1),
  }
  const crops = [{ content, style: slanted(0) }]
  const similarity = (styleShare: number, row: number) =>
    scan({ ...task, query: { crops, styleShare, most: 4 } }).find((found) => found.row === row)?.similarity ??
    0
  const expected = (alone: number, mean: number) => {
    const [x, y] = [alone, mean].map((degrees) => (degrees * Math.PI) / 180)
    return Math.cos(((x ?? 0) + (y ?? 0)) / 2)
  }
  expect(similarity(0.5, 1)).toBeCloseTo(similarity(0.5, 2), 2)
  expect(similarity(1, 1)).toBeGreaterThan(similarity(1, 2) + 0.05)
  expect(similarity(1, 1)).toBeCloseTo(expected(40, 20), 1)
  expect(Math.max(...[0, 1, 2, 3].map((row) => similarity(1, row)))).toBeLessThanOrEqual(1.001)
})

test('what is not allowed is not found, and nothing that has nothing in common', () => {
  const vectorIndex = anIndex(3)
  const query = {
    crops: [{ content: quantize(vector(1)), style: quantize(vector(1)) }],
    styleShare: 0,
    most: 10,
  }
  const found = scan({ arrays: vectorIndex.arrays(), allowed: Uint8Array.of(1, 0, 1), query })
  expect(found.map(({ row }) => row)).not.toContain(1)
  expect(found.every(({ similarity }) => similarity > 0)).toBe(true)
})

test('an empty vectorIndex answers nothing', () => {
  const query = {
    crops: [{ content: quantize(vector(1)), style: quantize(vector(1)) }],
    styleShare: 0.5,
    most: 10,
  }
  expect(scan({ arrays: anIndex(0).arrays(), allowed: new Uint8Array(), query })).toEqual([])
})

test('an index grows, keeps what it has, and replaces what is indexed anew', () => {
  const vectorIndex = anIndex(5_000)
  expect(vectorIndex.rowCount()).toBe(5_000)
  expect(vectorIndex.vectorsAt(17).content).toEqual(quantize(vector(17)))
  const colours = new Uint8Array(COLOUR_BINS.length).fill(1)
  vectorIndex.put(17, 'v2', { content: quantize(vector(3)), style: quantize(vector(3)), colours })
  expect([vectorIndex.rowCount(), vectorIndex.versionOf(17), vectorIndex.rowOf(17)]).toEqual([
    5_000,
    'v2',
    17,
  ])
  expect(vectorIndex.vectorsAt(17).content).toEqual(quantize(vector(3)))
  expect(vectorIndex.colours(17)).toEqual(colours)
})

test('vectors of another length are refused', () => {
  const vectors = { content: new Int8Array(3), style: new Int8Array(3), colours: new Uint8Array() }
  expect(() => anIndex(1).put(7, 'v1', vectors)).toThrow(RangeError)
})
