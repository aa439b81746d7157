import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { FOR_VISITORS, openDecoder } from '#domain/imaging/decoding/decoder.server.ts'
import type { CropFeatures, PictureEmbedding } from '#domain/search/search-model.ts'
import { dot, normalize } from '#domain/search/visual/fitting/linear-algebra.ts'
import { plainProjection } from '#domain/search/visual/fitting/projection.ts'
import { openProjector } from '#domain/search/visual/fitting/projector.server.ts'
import { openVectorIndex } from '#domain/search/visual/index/vector-index.ts'
import { LEAST_NEARNESS, measureAreas } from '#domain/search/visual/nearness.ts'
import { openSameDrawing } from '#domain/search/visual/same-drawing.server.ts'
import { aMoodboard, aPatchwork, BLUES, openTestLog, REDS } from '#tests/pictures.ts'
import { openPictureEmbedding } from './embed-picture.server.ts'
import { openEmbedder } from './embedder.server.ts'
import { readModelFolder } from './model-folder.server.ts'

const MODEL = readModelFolder('models/resnet50-int8')
const projector = openProjector()
const decoder = openDecoder(openTestLog().log, FOR_VISITORS)
const embedder = openEmbedder(MODEL, 1)
const sameDrawing = openSameDrawing(async () => new Map())

afterAll(async () => {
  await Promise.all([projector.close(), decoder.close(), embedder.close(), sameDrawing.close()])
})

const GREENS = ['#1f7a3d', '#58b368', '#0b3d2e']
const index = {
  projectionId: 'plain',
  projection: plainProjection(MODEL.id, MODEL.content.length, MODEL.style.length),
  vectorIndex: openVectorIndex({ content: 1, style: 1 }),
  decoys: null,
}

/** Embeds a picture of which every crop comes so near, and counts how often the model was run. */
async function embedCounting(bytes: Buffer, nearness: number) {
  let looks = 0
  const embed = openPictureEmbedding({
    decoder,
    embedder: {
      ...embedder,
      embedImage: (copy, planned) => {
        looks += planned.length
        return embedder.embedImage(copy, planned)
      },
    },
    projector,
    current: () => index,
    sameDrawing,
    measureNearness: (embedding: PictureEmbedding) =>
      measureAreas(embedding, { nearnessOf: async () => nearness }),
    onFailure: (error) => {
      throw error
    },
  })
  const result = await embed(bytes)
  if (result.outcome !== 'embedded') throw new Error(result.outcome)
  const areas = result.embedding.crops.map(({ kind, turn, area: { x, y, width, height } }) =>
    [kind, x, y, width, height, ...(turn === 0 ? [] : [turn])].join(' '),
  )
  return { crops: result.embedding.crops, areas, looks }
}

const likeness = (one: CropFeatures | undefined, other: CropFeatures | undefined) =>
  one && other ? dot(normalize(one.content), normalize(other.content)) : 0

test('a board of pictures is looked at as a whole and in each of them, also where nothing is near', async () => {
  const pictures = await Promise.all(
    [REDS, BLUES, GREENS, [...REDS, ...BLUES]].map((colours) => aPatchwork(colours)),
  )
  const board = await aMoodboard(pictures)
  const { areas, looks, crops } = await embedCounting(board, LEAST_NEARNESS / 2)
  expect(areas[0]).toBe('whole 0 0 100 100')
  expect(areas.slice(1).toSorted()).toEqual([
    'picture 2 2 47 47',
    'picture 2 51 47 47',
    'picture 51 2 47 47',
    'picture 51 51 47 47',
  ])
  // Once more as a whole, turned both ways.
  expect(looks).toBe(5 + 2)
  const blue = crops.find(({ area }) => area.x === 51 && area.y === 2)
  const { crops: alone } = await embedCounting(pictures[1] ?? board, LEAST_NEARNESS)
  expect(likeness(blue, alone[0])).toBeGreaterThan(0.9)
  expect(likeness(blue, alone[0])).toBeGreaterThan(likeness(crops[0], alone[0]))
  expect(blue?.colours).not.toEqual(crops[0]?.colours)
})

test('a picture in a picture is looked at besides the middle, with no more than one look more', async () => {
  const sheet = { create: { width: 400, height: 500, channels: 3, background: '#f4f1ea' } } as const
  const page = await sharp(sheet)
    .composite([{ input: await aPatchwork(GREENS), left: 120, top: 60 }])
    .png()
    .toBuffer()
  const { areas, looks } = await embedCounting(page, LEAST_NEARNESS)
  expect(areas).toEqual([
    'whole 0 0 100 100',
    'picture 30 12 50 40',
    'middle 10 10 80 80',
    'middle 17 17 66 66',
  ])
  expect(looks).toBe(4)
  const { looks: turned } = await embedCounting(page, LEAST_NEARNESS / 2)
  expect(turned).toBe(4 + 2 * 2)
})

test('a strip is looked at in squares, in which its pictures are as they are', async () => {
  const works = await Promise.all([REDS, BLUES, GREENS, REDS, BLUES].map((colours) => aPatchwork(colours)))
  const strip = await sharp({ create: { width: 1_000, height: 200, channels: 3, background: '#888888' } })
    .composite(works.map((input, at) => ({ input, left: at * 200, top: 0 })))
    .png()
    .toBuffer()
  const { areas, looks, crops } = await embedCounting(strip, LEAST_NEARNESS)
  expect(areas).toEqual(['whole 0 0 100 100', ...[0, 20, 40, 60, 80].map((x) => `square ${x} 0 20 100`)])
  expect(looks).toBe(6)
  const { crops: alone } = await embedCounting(works[2] ?? strip, LEAST_NEARNESS)
  expect(likeness(crops[3], alone[0])).toBeGreaterThan(0.95)
})

test('an extreme strip is looked at as well, in bounded memory', async () => {
  const strip = await sharp(await aPatchwork([...BLUES, ...REDS], 600))
    .resize(20_000, 300, { fit: 'fill' })
    .jpeg()
    .toBuffer()
  const { areas } = await embedCounting(strip, LEAST_NEARNESS)
  expect(areas.slice(1)).toEqual([0, 19, 38, 57, 76, 95].map((x) => `square ${x} 0 5 100`))
})
