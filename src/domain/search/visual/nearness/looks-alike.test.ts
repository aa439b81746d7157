import { expect, test } from 'vitest'
import { buildCatalogue } from '#domain/catalogue/build-catalogue.ts'
import { COLOUR_BINS } from '#domain/search/visual/colour/colour-bins.ts'
import { plainProjection } from '#domain/search/visual/fitting/projection.ts'
import { openVectorIndex } from '#domain/search/visual/index/vector-index.ts'
import { memoizeLooksAlike } from './looks-alike.ts'

const NO_CATALOGUE = { artists: [], galleries: [], images: [], membership: [] }

/** An index of vectors in two directions, of which `missing` says what is still to come. */
function openSetup(threshold = 0.2) {
  const lengths = { content: 2, style: 1 }
  const makeIndex = () => ({
    projectionId: 'test',
    projection: { ...plainProjection('test', 2, 1), threshold: { content: threshold, style: threshold } },
    vectorIndex: openVectorIndex(lengths),
    decoys: null,
  })
  const world = { index: makeIndex(), catalogue: buildCatalogue(NO_CATALOGUE), missing: 0 }
  const looksAlike = memoizeLooksAlike(() => world.catalogue, {
    current: () => world.index,
    listMissing: () => new Array(world.missing).fill({}),
  })
  /** The angle in degrees decides what is like what. */
  const put = (id: number, degrees: number) => {
    const radians = (degrees * Math.PI) / 180
    world.index.vectorIndex.put(id, 'v', {
      content: Int8Array.of(Math.round(100 * Math.cos(radians)), Math.round(100 * Math.sin(radians))),
      style: Int8Array.of(1),
      colours: new Uint8Array(COLOUR_BINS.length),
    })
  }
  return { world, looksAlike, put, makeIndex }
}

test('pictures look alike from a cosine of 0.4 on', () => {
  const { looksAlike, put } = openSetup()
  for (const [id, degrees] of [0, 60, 72].entries()) put(id, degrees)
  expect([looksAlike()(0, 1), looksAlike()(0, 2)]).toEqual([true, false])
})

test('where the works are more alike on the whole, more is asked', () => {
  const { looksAlike, put } = openSetup(0.6)
  for (const [id, degrees] of [0, 60, 40].entries()) put(id, degrees)
  expect([looksAlike()(0, 1), looksAlike()(0, 2)]).toEqual([false, true])
})

test('what is not indexed is like nothing', () => {
  const { looksAlike, put } = openSetup()
  put(1, 0)
  expect([looksAlike()(1, 2), looksAlike()(2, 1), looksAlike()(2, 3)]).toEqual([false, false, false])
})

test('while pictures are being indexed lists keep their order, and change it once when all are', () => {
  const { world, looksAlike, put } = openSetup()
  world.missing = 2
  const before = looksAlike()
  put(1, 0)
  world.missing = 1
  expect(looksAlike()).toBe(before)
  put(2, 0)
  world.missing = 0
  const after = looksAlike()
  expect(after).not.toBe(before)
  put(3, 0)
  expect(looksAlike()).toBe(after)
})

test('another catalogue or another fitting makes other orders', () => {
  const { world, looksAlike, makeIndex } = openSetup()
  const first = looksAlike()
  world.catalogue = buildCatalogue(NO_CATALOGUE)
  const second = looksAlike()
  world.index = makeIndex()
  expect(new Set([first, second, looksAlike()]).size).toBe(3)
})
