import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Image } from '#domain/catalogue/catalogue-model.ts'
import { makeVariant } from '#domain/imaging/make-variant.server.ts'
import { copySmall } from '#domain/imaging/originals/copy-small.server.ts'
import { openReadModel } from '#domain/published/snapshot.server.ts'
import { WHOLE_CROP } from '#domain/search/region.ts'
import { openEmbedder } from '#domain/search/visual/embedding/embedder.server.ts'
import { readModelFolder } from '#domain/search/visual/embedding/model-folder.server.ts'
import { addScaled, dot, normalize } from '#domain/search/visual/fitting/linear-algebra.ts'
import { projectContent, projectStyle } from '#domain/search/visual/fitting/projection.ts'
import { decodeProjection, idOfProjection } from '#domain/search/visual/fitting/projection-bytes.ts'
import { PROJECTION_FILE, readKnownVectors } from '#domain/search/visual/index/indexed-catalogue.server.ts'
import { dequantize, dequantizeShares } from '#domain/search/visual/vector-bytes.ts'
import { systemClock } from '#platform/clock.ts'
import { openTestLog } from '#tests/pictures.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { openDrawer } from './drawer.server.ts'
import { USUAL_SIZE } from './plan-catalogue.ts'
import { seedDemo } from './seed-demo.ts'

const SAMPLES = 10
/** Measured 0.95; guessing comes to 0.45. */
const LEAST_TOLD = 0.9
/** Other processors round otherwise; far below it a picture, the model or the fitting has changed. */
const SAME = 0.98
/** The catalogue's pictures are looked at in this way. */
const MAKING = {
  width: 640,
  format: 'webp',
  watermarked: false,
  xmp: '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>',
} as const

const model = readModelFolder('models/resnet50-int8')
const known = readKnownVectors(model.folder)
const bytes = Uint8Array.from(readFileSync(join(model.folder, PROJECTION_FILE)))
const projection = decodeProjection(bytes)
const drawer = openDrawer(1)
const embedder = openEmbedder(model, 1)
let images: readonly Image[]

beforeAll(async () => {
  await using database = await openTestDatabase()
  await seedDemo(database.db, USUAL_SIZE, new Date(), () => {})
  const readModel = await openReadModel(database, systemClock, openTestLog().log)
  images = readModel.current().catalogue.images
  await readModel.close()
})

afterAll(() => Promise.all([drawer.close(), embedder.close()]))

test('every work of the demo is known from the first start, by the projection that comes along', () => {
  expect(known.projection).toBe(idOfProjection(bytes))
  expect(projection.embedder).toBe(model.id)
  expect(images.filter(({ picture }) => !known.vectors.has(picture.contentVersion))).toEqual([])
})

test.each(Array.from({ length: SAMPLES }, (_, sample) => sample))(
  'a work of the demo, drawn and looked at again, has the vectors that came along (%i)',
  async (sample) => {
    const picture = images[Math.floor(((sample + 0.5) * images.length) / SAMPLES)]?.picture
    const stored = picture && known.vectors.get(picture.contentVersion)
    const copy = picture && (await drawer.draw(picture.originalKey, MAKING.width))
    if (!stored || !copy) throw new Error('There is nothing to compare with.')
    const rendition = await makeVariant(copy, { ...MAKING, moving: picture.frames > 1 })
    const [whole] = await embedder.embedImage(await copySmall(rendition), [WHOLE_CROP])
    if (!whole) throw new Error('The picture was not embedded.')
    const { content, style, colours } = whole
    expect(dot(projectContent(projection, content), dequantize(stored.content))).toBeGreaterThan(SAME)
    expect(dot(projectStyle(projection, style, colours), dequantize(stored.style))).toBeGreaterThan(SAME)
    const shares = dequantizeShares(stored.colours)
    const overlap = colours.reduce((sum, share, bin) => sum + Math.min(share, shares[bin] ?? 0), 0)
    // Stored shares are whole 255ths.
    expect(overlap).toBeGreaterThan(SAME - 0.05)
  },
)

test('artists are told from the one whose works show most alike, by their style', () => {
  const byArtist = Map.groupBy(images, ({ artistId }) => artistId)
  const rows = [...byArtist.values()].map((works) =>
    works.flatMap(({ picture }) => {
      const stored = known.vectors.get(picture.contentVersion)
      return stored ? [{ content: dequantize(stored.content), style: dequantize(stored.style) }] : []
    }),
  )
  expect(lineup(rows)).toBeGreaterThan(LEAST_TOLD)
})

/** A work by the vectors that the search keeps of it, each of length 1. */
type Suspect = { content: Float32Array; style: Float32Array }

/** So many works of each artist stand in a row. */
const ROW = 6

/**
 * For each artist six works stand among six of the other artist whose contents are nearest: the share, 0 to 1, whose nearest of
 * the other eleven by style is by the same artist. Chance would come to 5 of 11.
 */
function lineup(artists: readonly (readonly Suspect[])[]): number {
  const rows = artists.map((works) => works.slice(0, ROW)).filter((works) => works.length === ROW)
  const centres = rows.map((works) => normalize(sumOf(works.map(({ content }) => content))))
  let told = 0
  for (const [at, own] of rows.entries()) {
    const others = rows[nearestTo(at, centres)] ?? []
    told += own.filter((work) => isTold(work, own, others)).length
    told += others.filter((work) => isTold(work, others, own)).length
  }
  return told / (rows.length * 2 * ROW)
}

function isTold(work: Suspect, own: readonly Suspect[], others: readonly Suspect[]): boolean {
  const nearest = (works: readonly Suspect[]) =>
    Math.max(...works.filter((one) => one !== work).map(({ style }) => dot(work.style, style)))
  return nearest(own) > nearest(others)
}

function nearestTo(at: number, centres: readonly Float32Array[]): number {
  const own = centres[at]
  const likeness = centres.map((centre, other) => (own && other !== at ? dot(own, centre) : -1))
  return likeness.indexOf(Math.max(...likeness))
}

function sumOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) addScaled(sum, vector, 1)
  return sum
}
