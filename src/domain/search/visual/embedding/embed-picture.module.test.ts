import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { FOR_VISITORS, openDecoder } from '#domain/imaging/decoding/decoder.server.ts'
import type { EmbeddingResult, PictureEmbedding } from '#domain/search/search-model.ts'
import { COLOUR_BINS } from '#domain/search/visual/colours.ts'
import { plainProjection } from '#domain/search/visual/fitting/projection.ts'
import { openProjector } from '#domain/search/visual/fitting/projector.server.ts'
import { openVectorIndex } from '#domain/search/visual/index/vector-index.ts'
import { LEAST_NEARNESS, measureAreas, SURELY_NEAR } from '#domain/search/visual/nearness.ts'
import { openSameDrawing } from '#domain/search/visual/same-drawing.server.ts'
import { TaskEnded } from '#platform/jobs/task.ts'
import { anAnimation, aPainting, HEIC_PHOTO, openTestLog } from '#tests/pictures.ts'
import { EMBEDDINGS, openPictureEmbedding } from './embed-picture.server.ts'
import { type Embedder, openEmbedder } from './embedder.server.ts'
import { readModelFolder } from './model-folder.server.ts'

const MODEL = readModelFolder('models/resnet50-int8')
const MOST_GROWN_BYTES = 300 * 1024 ** 2

const PLAIN = plainProjection(MODEL.id, MODEL.content.length, MODEL.style.length)
const vectorIndex = openVectorIndex({ content: 1, style: 1 })
const projector = openProjector()
const sameDrawing = openSameDrawing(async () => new Map())
afterAll(sameDrawing.close)
const decoder = openDecoder(openTestLog().log, FOR_VISITORS)
afterAll(decoder.close)

function embeddingWith(
  embedder: Embedder,
  failures: unknown[] = [],
  nearnessOf: (embedding: PictureEmbedding) => Promise<number> = async () => LEAST_NEARNESS,
) {
  const current = () => ({ projectionId: 'plain', projection: PLAIN, vectorIndex, decoys: null })
  return openPictureEmbedding({
    decoder,
    embedder,
    projector,
    current,
    sameDrawing,
    measureNearness: (embedding) => measureAreas(embedding, { nearnessOf }),
    onFailure: (error) => failures.push(error),
  })
}

const embedder = openEmbedder(MODEL, 1)
afterAll(embedder.close)
afterAll(projector.close)
const embed = embeddingWith(embedder)

/** A GIF of 40 bytes that claims the largest size a GIF can. */
function aGifBomb(): Buffer {
  const head = Buffer.from('GIF89a\xff\xff\xff\xff\x80\x00\x00\x00\x00\x00\xff\xff\xff', 'latin1')
  const frame = Buffer.from(',\x00\x00\x00\x00\xff\xff\xff\xff\x00\x02\x02D\x01\x00;', 'latin1')
  return Buffer.concat([head, frame], 40)
}

/** A small PNG whose header claims another size than its pixels have. */
async function aLyingPng(width: number, height: number): Promise<Buffer> {
  const bytes = await aPainting(64, 64).png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** Many frames of few bytes. */
const aFlipBook = () => anAnimation(8, 8, Array(1_000).fill(20))
const aFlatPng = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000' }, limitInputPixels: false })
    .toColourspace('b-w')
    .png()
    .toBuffer()
const NESTED_SVG = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">
  <svg><image xlink:href="http://127.0.0.1:9/secret.png"/><image xlink:href="file:///etc/passwd"/></svg></svg>`

const refused = (reason: string) => ({ outcome: 'refused', reason })

describe('a reference picture is refused', () => {
  test.each([
    ['nothing at all', 'empty', async () => Buffer.alloc(0)],
    ['a text', 'not-an-image', async () => Buffer.from('Liebe Agentur, anbei mein Bild.')],
    ['an SVG in an SVG that points elsewhere', 'not-an-image', async () => Buffer.from(NESTED_SVG)],
    [
      'over 15 MB',
      'too-large',
      async () => Buffer.concat([await aPainting(9, 9).jpeg().toBuffer()], 15_000_001),
    ],
    ['over 50 megapixels', 'too-large', () => aFlatPng(8_000, 6_300)],
    ['a GIF of 40 bytes and 65,535 by 65,535 pixels', 'too-large', async () => aGifBomb()],
    ['a PNG with a header that claims more than there is', 'broken', () => aLyingPng(4_000, 4_000)],
    ['a PNG with a header that claims too much', 'too-large', () => aLyingPng(30_000, 30_000)],
    ['a GIF of 1,000 pages', 'too-many-frames', aFlipBook],
  ] as const)('when it is %s: %s, without taking much memory', async (_, reason, make) => {
    const bytes = await make()
    const before = process.memoryUsage.rss()
    expect(await embed(bytes)).toEqual(refused(reason))
    expect(process.memoryUsage.rss() - before).toBeLessThan(MOST_GROWN_BYTES)
  })

  test('when its second half is missing', async () => {
    const bytes = await aPainting(600, 400).jpeg().toBuffer()
    expect(await embed(bytes.subarray(0, bytes.length / 2))).toEqual(refused('broken'))
  })
})

describe('a reference picture is embedded', () => {
  test('in three crops, each with its content and its style, its colours and a thumbnail', async () => {
    const bytes = await aPainting(600, 400).jpeg().toBuffer()
    const result = await embed(bytes)
    if (result.outcome !== 'embedded') throw new Error(result.outcome)
    const { crops, colours } = result.embedding
    expect(crops.map(({ content }) => content.length)).toEqual([2048, 2048, 2048])
    for (const { style } of crops) expect(style.length).toBeGreaterThan(3072)
    const [whole, middle] = crops
    expect(middle?.style).not.toEqual(whole?.style)
    expect(colours.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4)
    const { format, width, height } = await sharp(result.thumbnail).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 192, height: 128 })
  })

  test.each([
    ['grey', () => aPainting(40, 30).toColourspace('b-w').png()],
    ['in CMYK', () => aPainting(40, 30).toColourspace('cmyk').jpeg()],
    ['see-through', () => aPainting(40, 30).ensureAlpha(0.5).webp()],
    ['of 16 bits', () => aPainting(40, 30).toColourspace('rgb16').png()],
    ['one pixel', () => aPainting(1, 1).png()],
    ['a strip', () => aPainting(3_000, 2).png()],
  ] as const)('also when it is %s', async (_, make) => {
    expect((await embed(await make().toBuffer())).outcome).toBe('embedded')
  })

  test('also when a telephone wrote it', async () => {
    expect((await embed(HEIC_PHOTO)).outcome).toBe('embedded')
    expect(await embed(HEIC_PHOTO.subarray(0, -500))).toEqual(refused('broken'))
  })

  test('after its camera was turned the right way up', async () => {
    const upright = await aPainting(200, 300).png().toBuffer()
    const lying = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).png().toBuffer()
    const [one, other] = [await embed(upright), await embed(lying)]
    expect(styleOf(other)).toEqual(styleOf(one))
  })
})

test('a picture that surely is one of the catalogue is embedded as a whole alone', async () => {
  const bytes = await aPainting(60, 40).png().toBuffer()
  const cropsAt = async (near: number) => {
    const result = await embeddingWith(embedder, [], async () => near)(bytes)
    return result.outcome === 'embedded' ? result.embedding.crops : []
  }
  const [sure, near] = [await cropsAt(SURELY_NEAR), await cropsAt(SURELY_NEAR - 0.1)]
  expect([sure.length, near.length]).toEqual([1, 3])
  expect(sure[0]).toEqual(near[0])
})

test('all crops of a picture have the same projection, also when a fitting comes meanwhile', async () => {
  const fitted = { ...plainProjection(MODEL.id, MODEL.content.length, MODEL.style.length) }
  let current = { projectionId: 'before', projection: PLAIN, vectorIndex, decoys: null }
  const used: unknown[] = []
  const ask = openPictureEmbedding({
    sameDrawing,
    decoder,
    embedder,
    projector: {
      project: async (projection, crops) => {
        used.push(projection)
        return crops.map(({ content, style }) => ({ content, style }))
      },
    },
    current: () => current,
    measureNearness: (embedding) =>
      measureAreas(embedding, {
        nearnessOf: async () => {
          current = { projectionId: 'after', projection: fitted, vectorIndex, decoys: null }
          return LEAST_NEARNESS
        },
      }),
    onFailure: () => {},
  })
  const result = await ask(await aPainting(60, 40).png().toBuffer())
  expect(result).toMatchObject({ outcome: 'embedded', embedding: { embedder: `${MODEL.id} before` } })
  expect(used).toHaveLength(2)
  for (const projection of used) expect(projection).toBe(PLAIN)
})

describe('a picture that nothing is near', () => {
  test('is embedded the way round in which something comes nearest', async () => {
    const upright = await aPainting(200, 300).png().toBuffer()
    const lying = await sharp(upright).rotate(90).png().toBuffer()
    const wanted = styleOf(await embed(upright))
    const styles = new Set<string>()
    const ask = embeddingWith(embedder, [], async ({ crops }) => {
      const style = [...(crops[0]?.style ?? [])].join()
      styles.add(style)
      return style === wanted?.join() ? LEAST_NEARNESS : LEAST_NEARNESS / 2
    })
    expect(styleOf(await ask(lying))).toEqual(wanted)
    expect(styles.size).toBe(3)
    styles.clear()
    expect(styleOf(await ask(upright))).toEqual(wanted)
    expect(styles.size).toBe(1)
  })

  test('is neither compared nor turned where there is nothing to be seen', async () => {
    const sheet = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c8d0d8' } })
      .jpeg()
      .toBuffer()
    let calls = 0
    const ask = embeddingWith(embedder, [], async () => {
      calls += 1
      return 0
    })
    expect(await ask(sheet)).toMatchObject({ outcome: 'embedded', embedding: { blank: true } })
    expect(calls).toBe(0)
  })
})

test('beyond the longest queue the answer is busy', async () => {
  const instant: Embedder = {
    ...embedder,
    embedImage: async () => [
      {
        content: new Float32Array(MODEL.content.length),
        style: new Float32Array(MODEL.style.length),
        colours: new Float32Array(COLOUR_BINS.length),
      },
    ],
  }
  const ask = embeddingWith(instant)
  const bytes = await aPainting(30, 20).png().toBuffer()
  const { permits, longestQueue } = EMBEDDINGS
  const outcomes = await Promise.all(Array.from({ length: permits + longestQueue + 3 }, () => ask(bytes)))
  expect(outcomes.filter(({ outcome }) => outcome === 'busy')).toHaveLength(3)
  expect((await ask(bytes)).outcome).toBe('embedded')
})

test('pictures whose thread or process dies are answered as busy', async () => {
  const failures: unknown[] = []
  const died = new TaskEnded({ name: 'computeFeatures' }, 'interrupted')
  const ask = embeddingWith({ ...embedder, embedImage: () => Promise.reject(died) }, failures)
  expect(await ask(await aPainting(30, 20).png().toBuffer())).toEqual({ outcome: 'busy' })
  expect(failures).toEqual([died])
})

function styleOf(result: EmbeddingResult): number[] | null {
  return result.outcome === 'embedded' ? [...(result.embedding.crops[0]?.style ?? [])] : null
}
