import { expect, test } from 'vitest'
import { COLOUR_BINS } from '#domain/search/visual/colour/colour-bins.ts'
import { dot } from '#domain/search/visual/fitting/linear-algebra.ts'
import { fromSteps, toSteps } from '#domain/search/visual/vector-bytes.ts'
import { scan } from './scan.ts'
import { openVectorShelf } from './vector-index.ts'

/** Read one by one, and four at a time. */
const LENGTHS = [7, 16]
const [LENGTH = 7] = LENGTHS
const vector = (seed: number, length = LENGTH) =>
  Float32Array.from({ length }, (_, at) => Math.sin((seed + 1) * (at + 1) * 1.7))

function aShelf(images: number, length = LENGTH) {
  const shelf = openVectorShelf({ content: length, style: length })
  for (let id = 0; id < images; id++) {
    const vectors = { content: toSteps(vector(id, length)), style: toSteps(vector(id + 500, length)) }
    shelf.put(id, 'v1', { ...vectors, colours: new Uint8Array(COLOUR_BINS.length) })
  }
  return shelf
}

test.each(LENGTHS)(
  'of vectors of %i numbers the nearest are those that comparing one by one finds, for every mixture',
  (length) => {
    const shelf = aShelf(300, length)
    const queries = [vector(9_001, length), vector(9_002, length)].map(toSteps)
    const style = toSteps(vector(9_003, length))
    for (const styleShare of [0, 0.3, 1]) {
      const query = { content: queries, style, styleShare, most: 5 }
      const found = scan({ arrays: shelf.arrays(), allowed: new Uint8Array(300).fill(1), query })
      const expected = Array.from({ length: 300 }, (_, row) => {
        const content = Math.max(
          ...queries.map((crop) => dot(fromSteps(crop), fromSteps(toSteps(vector(row, length))))),
        )
        const alike = dot(fromSteps(style), fromSteps(toSteps(vector(row + 500, length))))
        return { row, nearness: (1 - styleShare) * content + styleShare * alike }
      }).sort((one, other) => other.nearness - one.nearness)
      expect(found.map(({ row }) => row)).toEqual(expected.slice(0, 5).map(({ row }) => row))
      expect(found[0]?.nearness).toBeCloseTo(expected[0]?.nearness ?? 0, 4)
    }
  },
)

test('what is not allowed is not found, and nothing that has nothing in common', () => {
  const shelf = aShelf(3)
  const query = { content: [toSteps(vector(1))], style: toSteps(vector(1)), styleShare: 0, most: 10 }
  const found = scan({ arrays: shelf.arrays(), allowed: Uint8Array.of(1, 0, 1), query })
  expect(found.map(({ row }) => row)).not.toContain(1)
  expect(found.every(({ nearness }) => nearness > 0)).toBe(true)
})

test('an empty shelf answers nothing', () => {
  const query = { content: [toSteps(vector(1))], style: toSteps(vector(1)), styleShare: 0.5, most: 10 }
  expect(scan({ arrays: aShelf(0).arrays(), allowed: new Uint8Array(), query })).toEqual([])
})

test('a shelf grows, keeps what it has, and replaces what is described anew', () => {
  const shelf = aShelf(5_000)
  expect(shelf.rowCount()).toBe(5_000)
  expect(shelf.stepsAt(17).content).toEqual(toSteps(vector(17)))
  const colours = new Uint8Array(COLOUR_BINS.length).fill(1)
  shelf.put(17, 'v2', { content: toSteps(vector(3)), style: toSteps(vector(3)), colours })
  expect([shelf.rowCount(), shelf.versionOf(17), shelf.rowOf(17)]).toEqual([5_000, 'v2', 17])
  expect(shelf.stepsAt(17).content).toEqual(toSteps(vector(3)))
  expect(shelf.colours(17)).toEqual(colours)
})

test('vectors of another length are refused', () => {
  const vectors = { content: new Int8Array(3), style: new Int8Array(3), colours: new Uint8Array() }
  expect(() => aShelf(1).put(7, 'v1', vectors)).toThrow(RangeError)
})
