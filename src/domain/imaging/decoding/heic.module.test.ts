import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { findBox, gridOf, mirrored, sized, turned, writeHeif } from '#tests/heic/heif-file.ts'
import { aPainting, HEIC_PHOTO, openTestLog, readHeic } from '#tests/pictures.ts'
import { checkStorable, FOR_STAFF, openDecoder, toStorable } from './decoder.server.ts'

// How long it takes is for the tests of its limits.
const decoder = openDecoder(openTestLog().log, { ...FOR_STAFF, longestMs: 10 * FOR_STAFF.longestMs })
afterAll(decoder.close)

const [WIDTH, HEIGHT] = [300, 200]
const CODING = findBox(HEIC_PHOTO, 'hvcC')
const SIZE = sized(WIDTH, HEIGHT)
const DATA = findBox(HEIC_PHOTO, 'mdat').subarray(8)
const ITEM = { type: 'hvc1', data: DATA, properties: [CODING, SIZE] } as const

/** Two and two of the picture; the right ones are cut by 20 pixels. */
const GRID_WIDTH = 2 * WIDTH - 20
const GRID = {
  type: 'grid',
  data: gridOf(2, 2, GRID_WIDTH, 2 * HEIGHT),
  properties: [sized(GRID_WIDTH, 2 * HEIGHT)],
  tiles: [1, 2, 3, 4],
} as const

const [RED, GREEN, BLUE, PAPER] = ['#d02020', '#20a020', '#2040d0', '#f0e8d8']
/** A colour changes by this much, of 255, when it is compressed twice. */
const NEARLY = 4

/** The colours near the corners: upper left, upper right, lower left, lower right. */
async function cornersOf(picture: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(picture).flatten().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return [
    [20, 20],
    [width - 20, 20],
    [20, height - 20],
    [width - 20, height - 20],
  ].map(([x = 0, y = 0]) => nameOf([...data.subarray((y * width + x) * 3).subarray(0, 3)]))
}

function nameOf(pixel: readonly number[]): string {
  const isNear = (colour: string) =>
    pixel.every((value, at) => Math.abs(value - parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16)) <= NEARLY)
  return [RED, GREEN, BLUE, PAPER].find(isNear) ?? pixel.join()
}

async function convert(bytes: Uint8Array): Promise<Buffer> {
  const converted = await decoder.convert(bytes)
  if (converted.outcome !== 'decoded') throw new Error(converted.outcome)
  return converted.value
}

describe('a photo of a telephone', () => {
  test.each(['plain', 'wide-gamut', 'deep'] as const)('is shown in its colours: %s', async (name) => {
    const bytes = readHeic(name)
    const size = { width: WIDTH, height: HEIGHT }
    expect(await decoder.check(bytes)).toEqual({ outcome: 'ok', format: 'heic', frames: 1, ...size })
    const jpeg = await convert(bytes)
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', ...size })
    expect(await cornersOf(jpeg)).toEqual([RED, GREEN, BLUE, PAPER])
    const rewritten = await decoder.rewrite(bytes)
    expect(rewritten).toMatchObject({ outcome: 'decoded', value: { ending: 'jpg' } })
    if (rewritten.outcome === 'decoded')
      expect(await cornersOf(rewritten.value.bytes)).toEqual([RED, GREEN, BLUE, PAPER])
    expect(await decoder.copyReference(bytes)).toMatchObject({ outcome: 'copied', copy: size })
    expect(await decoder.shrink(bytes, 30)).toMatchObject({ outcome: 'decoded' })
  })

  test('whose colours are told by a number is shown in them', async () => {
    const centre = { left: 200, top: 150, width: 1, height: 1 }
    const pixel = await sharp(await convert(readHeic('p3-nclx')))
      .extract(centre)
      .raw()
      .toBuffer()
    for (const [at, expected] of [0, 173, 115].entries())
      expect(Math.abs(Number(pixel[at]) - expected)).toBeLessThanOrEqual(NEARLY)
  })

  test('keeps its profile and nothing of its camera', async () => {
    const { icc, exif, orientation } = await sharp(await convert(readHeic('wide-gamut'))).metadata()
    expect(icc).toEqual((await sharp(readHeic('wide-gamut')).metadata()).icc)
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  test('becomes a PNG where something is transparent', async () => {
    const png = await convert(readHeic('clear'))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
    const [, , , alpha] = await sharp(png)
      .extract({ left: 280, top: 180, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(alpha).toBe(0)
  })

  test.each([
    ['to the right', turned(3), [BLUE, RED, PAPER, GREEN]],
    ['to the left', turned(1), [GREEN, PAPER, RED, BLUE]],
    ['upside down', turned(2), [PAPER, BLUE, GREEN, RED]],
  ])('is turned once, as its file says: %s', async (_, property, corners) => {
    const bytes = writeHeif([{ ...ITEM, properties: [CODING, SIZE, property] }])
    const { width, height } = await sharp(await convert(bytes)).metadata()
    expect(await decoder.check(bytes)).toMatchObject({ outcome: 'ok', width, height })
    expect(await cornersOf(await convert(bytes))).toEqual(corners)
  })

  test('is mirrored as its file says', async () => {
    const bytes = writeHeif([{ ...ITEM, properties: [CODING, SIZE, mirrored(1)] }])
    expect(await cornersOf(await convert(bytes))).toEqual([GREEN, RED, PAPER, BLUE])
  })

  test('may consist of parts', async () => {
    const bytes = writeHeif([ITEM, ITEM, ITEM, ITEM, GRID])
    expect(await decoder.check(bytes)).toMatchObject({ outcome: 'ok', width: GRID_WIDTH, height: 2 * HEIGHT })
    expect(await cornersOf(await convert(bytes))).toEqual([RED, GREEN, BLUE, PAPER])
  })

  test('may call itself only a picture of some kind', async () => {
    const bytes = writeHeif([ITEM], 'mif1\0\0\0\0mif1miaf')
    expect(await decoder.check(bytes)).toMatchObject({ outcome: 'ok', format: 'heic' })
  })
})

describe('what is stored', () => {
  test('is a photo in another format, the same each time', async () => {
    const stored = await toStorable(decoder, HEIC_PHOTO)
    expect(await checkStorable(decoder, stored)).toMatchObject({
      outcome: 'ok',
      format: 'jpeg',
      width: WIDTH,
    })
    expect(await toStorable(decoder, HEIC_PHOTO)).toEqual(stored)
  })

  test('is never a HEIC', async () => {
    expect(await checkStorable(decoder, HEIC_PHOTO)).toEqual({ outcome: 'refused', reason: 'broken' })
  })

  test('is any other file as it is', async () => {
    const bytes = Buffer.from(await aPainting(30, 20).jpeg().toBuffer())
    expect(await toStorable(decoder, bytes)).toBe(bytes)
  })
})

describe('refused, whatever it is wanted for', () => {
  const empty = Buffer.alloc(DATA.length)
  const avif = async () => {
    const bytes = await aPainting(30, 20).avif({ effort: 0 }).toBuffer()
    return Buffer.from(bytes.toString('latin1').replace('av01', 'hvc1'), 'latin1')
  }
  test.each([
    ['a file of which the end is missing', 'broken', () => HEIC_PHOTO.subarray(0, -500)],
    ['only the brand', 'not-an-image', () => HEIC_PHOTO.subarray(0, 24)],
    [
      'a sequence without a picture',
      'not-an-image',
      () => Buffer.from('\0\0\0\x18ftyphevc\0\0\0\0msf1hevc\0\0\0\x10moov\0\0\0\x08mvhd', 'latin1'),
    ],
    [
      'more pixels than are taken',
      'too-large',
      () => writeHeif([{ ...ITEM, properties: [CODING, sized(8_000, 6_300)] }]),
    ],
    [
      'a side longer than is taken',
      'too-large',
      () => writeHeif([{ ...ITEM, properties: [CODING, sized(20_001, 9)] }]),
    ],
    [
      'more pixels than it holds',
      'broken',
      () => writeHeif([{ ...ITEM, properties: [CODING, sized(6_000, 6_000)] }]),
    ],
    [
      'fewer pixels than it holds',
      'broken',
      () => writeHeif([{ ...ITEM, properties: [CODING, sized(64, 64)] }]),
    ],
    ['no pixels at all', 'broken', () => writeHeif([{ ...ITEM, data: empty }])],
    ['half of its pixels', 'broken', () => writeHeif([{ ...ITEM, data: DATA.subarray(0, DATA.length / 2) }])],
    [
      'a grid that names too few parts',
      'not-an-image',
      () => writeHeif([ITEM, ITEM, ITEM, { ...GRID, tiles: [1, 2, 3] }]),
    ],
    [
      'a grid of which a part is not there',
      'broken',
      () => writeHeif([ITEM, ITEM, ITEM, { ...GRID, tiles: [1, 2, 3, 9] }]),
    ],
    [
      'a grid of which a part is damaged',
      'broken',
      () => writeHeif([ITEM, ITEM, ITEM, { ...ITEM, data: empty }, GRID]),
    ],
    ['a grid of itself', 'not-an-image', () => writeHeif([{ ...GRID, tiles: [1, 1, 1, 1] }])],
    [
      'a grid of thousands of parts',
      'not-an-image',
      () =>
        writeHeif([
          ITEM,
          {
            ...GRID,
            data: gridOf(99, 99, 7_000, 7_000),
            properties: [sized(7_000, 7_000)],
            tiles: Array(9_801).fill(1),
          },
        ]),
    ],
    ['AV1 that calls itself HEVC', 'not-an-image', avif],
  ])('%s', async (_, reason, make) => {
    const bytes = await make()
    const refused = { outcome: 'refused', reason }
    expect([await decoder.check(bytes), await decoder.copyReference(bytes)]).toEqual([refused, refused])
    const others = [
      await decoder.rewrite(bytes),
      await decoder.convert(bytes),
      await decoder.shrink(bytes, 30),
    ]
    expect(others).toEqual(Array(3).fill({ outcome: 'broken' }))
  })
})

test('an AVIF that calls itself a HEIC is read all the same', async () => {
  const bytes = await aPainting(30, 20).avif({ effort: 0 }).toBuffer()
  const disguised = Buffer.from(bytes.toString('latin1').replaceAll('avif', 'heic'), 'latin1')
  expect(await decoder.check(disguised)).toMatchObject({ outcome: 'ok', width: 30 })
  expect(await sharp(await convert(disguised)).metadata()).toMatchObject({ format: 'jpeg', width: 30 })
})
