import { expect, test } from 'vitest'
import { buildCatalogue } from '#domain/catalogue/build-catalogue.ts'
import { type Crop, WHOLE_CROP } from '#domain/search/region.ts'
import type { CropFeatures, PictureEmbedding } from '#domain/search/search-model.ts'
import { COLOUR_BINS } from './colours.ts'
import { plainProjection } from './fitting/projection.ts'
import { openVectorIndex } from './index/vector-index.ts'
import {
  LEAST_NEARNESS,
  likenessAmong,
  measureAreas,
  memoizeLooksAlike,
  nearnessOf,
  SURELY_NEAR,
} from './nearness.ts'

const fitted = (threshold: number) => ({
  ...plainProjection('test', 4, 4),
  threshold: { content: threshold, style: threshold },
})
const withDecoys = {
  ...fitted(0.1),
  decoyStatistics: {
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

test('the one that looks like none of the others is the least like them', () => {
  const index = openVectorIndex({ content: 3, style: 1 })
  const contents = { 1: [100, 10, 0], 2: [100, 0, 10], 3: [90, 5, 5], 4: [0, 0, -100] }
  for (const [id, content] of Object.entries(contents)) {
    const rest = { style: Int8Array.of(1), colours: new Uint8Array(COLOUR_BINS.length) }
    index.put(Number(id), 'v', { content: Int8Array.from(content), ...rest })
  }
  const likeness = likenessAmong(index, [1, 2, 3, 4, 5])
  expect([...likeness.keys()]).toEqual([1, 2, 3, 4])
  expect(likeness.get(4)).toBeLessThan(0)
  for (const id of [1, 2, 3]) expect(likeness.get(id)).toBeGreaterThan(0.8)
})

test('one alone, or none, is like nothing', () => {
  const index = openVectorIndex({ content: 3, style: 1 })
  expect(likenessAmong(index, [7]).size).toBe(0)
})

/** Its content says how near something comes to it. */
function aCrop(kind: Crop['kind'], x: number, nearness: number): CropFeatures {
  const area = kind === 'whole' ? WHOLE_CROP.area : { x, y: 0, width: 20, height: 100 }
  return {
    kind,
    area,
    turn: 0,
    content: Float32Array.of(nearness),
    style: Float32Array.of(),
    colours: Float32Array.of(),
  }
}

function measure(crops: CropFeatures[], showsSame?: () => Promise<boolean>) {
  const embedding = { embedder: 'test', crops, colours: Float32Array.of(), blank: false }
  const nearnessOf = async (picture: PictureEmbedding) =>
    Math.max(...picture.crops.map(({ content }) => content[0] ?? 0))
  return measureAreas(embedding, { nearnessOf, ...(showsSame && { showsSame }) })
}

const [LITTLE, NEAR, SURELY] = [LEAST_NEARNESS / 2, LEAST_NEARNESS + 0.25, SURELY_NEAR + 0.25]

test('a picture comes as near as its nearest area, which is named', async () => {
  const found = await measure([
    aCrop('whole', 0, LITTLE),
    aCrop('picture', 5, LITTLE),
    aCrop('picture', 40, NEAR),
  ])
  expect(found).toMatchObject({ nearness: NEAR, isAboveThreshold: true, shown: { x: 40 } })
})

test('what is nearest in the middle is nearest in the whole picture', async () => {
  const wholeAlone = await measure([aCrop('whole', 0, LITTLE), aCrop('middle', 10, NEAR)])
  const withPicture = await measure([
    aCrop('whole', 0, LITTLE),
    aCrop('picture', 5, LITTLE),
    aCrop('middle', 10, NEAR),
  ])
  for (const found of [wholeAlone, withPicture])
    expect(found).toMatchObject({ isAboveThreshold: true, shown: WHOLE_CROP.area })
})

test('of a strip two areas have to be near, or one surely; a single one that is searched by counts for itself', async () => {
  const strip = (...nearness: number[]) => [
    aCrop('whole', 0, LITTLE),
    ...nearness.map((cropNearness, at) => aCrop('square', at * 20, cropNearness)),
  ]
  expect(await measure(strip(NEAR, LITTLE, LITTLE))).toMatchObject({
    isAboveThreshold: false,
    shown: { x: 0 },
  })
  expect(await measure(strip(LITTLE, NEAR, NEAR))).toMatchObject({ isAboveThreshold: true })
  expect(await measure(strip(LITTLE, SURELY, LITTLE))).toMatchObject({
    isAboveThreshold: true,
    shown: { x: 20 },
  })
  expect(await measure([aCrop('square', 20, NEAR)])).toMatchObject({
    isAboveThreshold: true,
    shown: { x: 20 },
  })
})

test('what shows the same drawing is near, however little its areas are like it', async () => {
  const crops = [aCrop('whole', 0, LITTLE), aCrop('square', 20, NEAR), aCrop('square', 40, LITTLE)]
  expect(await measure(crops, async () => true)).toMatchObject({
    isAboveThreshold: true,
    nearness: LEAST_NEARNESS,
  })
  expect(await measure(crops, async () => false)).toMatchObject({ isAboveThreshold: false })
})
