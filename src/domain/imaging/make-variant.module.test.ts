import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  anAnimation,
  aPainting,
  aPhotoWithWrongScan,
  aPlainGround,
  aTurnedAnimation,
} from '#tests/pictures.ts'
import { makeVariant } from './make-variant.server.ts'
import { copySmall } from './originals/copy-small.server.ts'
import { shrinkPicture } from './originals/rewrite-picture.server.ts'
import { computePlaceholder } from './placeholder.server.ts'
import type { Making } from './plan-variant.ts'

const aMaking = (differences: Partial<Making> = {}): Making => ({
  width: 640,
  format: 'webp',
  moving: false,
  watermarked: false,
  xmp: '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>',
  ...differences,
})

async function factsOf(bytes: Buffer) {
  const { format, width, height, pages = 1, pageHeight = height, delay } = await sharp(bytes).metadata()
  return { format, width, height: pageHeight, frames: pages, delay }
}

describe('a still variant', () => {
  test('has the wanted width and the proportions of the original', async () => {
    const original = await aPainting(1500, 1000).jpeg().toBuffer()
    expect(await factsOf(await makeVariant(original, aMaking()))).toMatchObject({
      format: 'webp',
      width: 640,
      height: 427,
    })
  })

  test('spends fewer bytes on a pixel of a tile than on one of the zoom', async () => {
    const original = await aPainting(1500, 1000).jpeg({ quality: 95 }).toBuffer()
    const [tile, zoomed] = await Promise.all(
      [640, 960].map(async (width) => {
        const bytes = await makeVariant(
          await sharp(original).resize(640).png().toBuffer(),
          aMaking({ width }),
        )
        return bytes.length
      }),
    )
    expect(tile).toBeLessThan((zoomed ?? 0) * 0.9)
  })

  test('is never larger than the original', async () => {
    const original = await aPainting(300, 200).png().toBuffer()
    for (const format of ['webp', 'jpeg'] as const) {
      const bytes = await makeVariant(original, aMaking({ width: 2400, format }))
      expect(await factsOf(bytes)).toMatchObject({ format, width: 300, height: 200 })
    }
  })

  test('stands upright when the camera was held sideways', async () => {
    const original = await aPainting(900, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const turned = await sharp(original).metadata()
    expect(turned.orientation).toBe(6)
    expect(await factsOf(await makeVariant(original, aMaking({ width: 320 })))).toMatchObject({
      width: 320,
      height: 480,
    })
  })

  test('keeps transparency in webp and stands on white in jpeg', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const original = await sharp({ create: { width: 400, height: 300, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const webp = await sharp(await makeVariant(original, aMaking())).metadata()
    expect(webp.hasAlpha).toBe(true)
    const jpeg = await sharp(await makeVariant(original, aMaking({ format: 'jpeg' }))).stats()
    expect(jpeg.dominant).toEqual({ r: 248, g: 248, b: 248 })
  })

  test('of a print original in four inks has the three colours of the screen', async () => {
    const original = await aPainting(400, 300).toColourspace('cmyk').jpeg().toBuffer()
    const { space, hasProfile } = await sharp(await makeVariant(original, aMaking())).metadata()
    expect({ space, hasProfile }).toEqual({ space: 'srgb', hasProfile: false })
  })

  test.each([
    [1_200, 20_000, 983, 16_383],
    [20_000, 1_200, 1280, 77],
    [1, 20_000, 1, 16_383],
  ])('of a strip of %i × %i pixels is fitted into what WebP can hold', async (wide, high, width, height) => {
    const original = await aPlainGround(wide, high).png().toBuffer()
    for (const format of ['webp', 'jpeg'] as const)
      for (const watermarked of [false, true]) {
        const bytes = await makeVariant(original, aMaking({ width: 1280, format, watermarked }))
        expect(await factsOf(bytes)).toMatchObject({ format, width, height })
      }
  })

  test('of a telephone’s photo with a wrong number in its scan is what browsers show', async () => {
    const bytes = await makeVariant(await aPhotoWithWrongScan(), aMaking())
    expect(await factsOf(bytes)).toMatchObject({ width: 640, height: 480 })
  })

  test('of an animation shows its first frame', async () => {
    const original = await anAnimation(500, 400, [100, 100, 100])
    const bytes = await makeVariant(original, aMaking({ format: 'jpeg' }))
    expect(await factsOf(bytes)).toMatchObject({ format: 'jpeg', width: 500, height: 400, frames: 1 })
  })
})

describe('a moving variant', () => {
  test('keeps the frames and their delays', async () => {
    const original = await anAnimation(700, 500, [100, 250, 100, 400])
    const bytes = await makeVariant(original, aMaking({ width: 320, moving: true }))
    const expected = { format: 'webp', width: 320, height: 229, frames: 4, delay: [100, 250, 100, 400] }
    expect(await factsOf(bytes)).toEqual(expected)
  })

  test('stands still where it would have to be turned', async () => {
    const bytes = await makeVariant(await aTurnedAnimation(400, 300), aMaking({ width: 320, moving: true }))
    expect(await factsOf(bytes)).toMatchObject({ width: 300, height: 400, frames: 1 })
  })

  test('ends after sixty frames', async () => {
    const original = await anAnimation(64, 48, Array(70).fill(50))
    expect((await factsOf(await makeVariant(original, aMaking({ moving: true })))).frames).toBe(60)
  })
})

describe('a white drawing on nothing', () => {
  const drawing = (fill: string, ground = '') =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${ground}<circle cx="300" cy="200" r="90" fill="${fill}"/></svg>`,
      ),
    )
  /** How far the middle of the drawing is from what lies around it, in the darkest of three channels. */
  async function contrastOf(bytes: Buffer): Promise<number> {
    const { data, info } = await sharp(bytes)
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) =>
      data[(Math.round(y) * info.width + Math.round(x)) * info.channels] ?? 0
    return Math.abs(at(info.width / 2, info.height / 2) - at(info.width / 12, info.height / 2))
  }

  test.each(['webp', 'jpeg'] as const)('can be seen in %s, in tile and zoom', async (format) => {
    const original = await drawing('#fff').png().toBuffer()
    for (const width of [320, 640, 2400])
      expect(await contrastOf(await makeVariant(original, aMaking({ width, format })))).toBeGreaterThan(200)
  })

  test('can be seen where it moves', async () => {
    const original = await sharp(
      [await drawing('#fff').png().toBuffer(), await drawing('#ffd').png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .webp()
      .toBuffer()
    expect(await contrastOf(await makeVariant(original, aMaking({ moving: true })))).toBeGreaterThan(200)
  })

  test('can be seen in its placeholder, in a search by it, and in a look at it before it is taken', async () => {
    const original = await drawing('#fff').png().toBuffer()
    const tile = await makeVariant(original, aMaking())
    expect((await computePlaceholder(tile)).dominantColour).toMatch(/^#(?:[01][0-9a-f]){3}$/)
    const { pixels, width } = await copySmall(original)
    expect(pixels[0]).toBeLessThan(40)
    expect(width).toBe(512)
    expect(await contrastOf(await shrinkPicture(original, 300))).toBeGreaterThan(200)
  })

  test.each([
    ['a dark drawing', '#222', ''],
    ['a white drawing with a dark line around it', '#fff', '<circle cx="300" cy="200" r="98" fill="#111"/>'],
  ])('%s stays on paper', async (_, fill, ground) => {
    const original = await drawing(fill, ground).png().toBuffer()
    const tile = await makeVariant(original, aMaking())
    expect((await sharp(tile).metadata()).hasAlpha).toBe(true)
    expect((await computePlaceholder(tile)).dominantColour).toBe('#ffffff')
  })
})

describe('the watermark', () => {
  async function pixelsOf(original: Buffer, watermarked: boolean) {
    const bytes = await makeVariant(original, aMaking({ width: 1280, watermarked }))
    return sharp(bytes).removeAlpha().greyscale().raw().toBuffer()
  }

  test.each(['#000000', '#ffffff', '#d2691e'])(
    'can be seen on %s in every corner, and covers little',
    async (ground) => {
      const [width, height, part] = [1280, 960, 320]
      const original = await sharp({ create: { width, height, channels: 3, background: ground } })
        .png()
        .toBuffer()
      const [bare, marked] = await Promise.all([pixelsOf(original, false), pixelsOf(original, true)])
      const changed = Array.from(bare, (value, index) => Math.abs(value - (marked[index] ?? 0)) > 12)
      const rows = Array.from({ length: height / part }, (_, row) => row)
      const columns = Array.from({ length: width / part }, (_, column) => column)
      const inPart = (row: number, column: number) =>
        changed.filter(
          (is, at) =>
            is && Math.floor(at / width / part) === row && Math.floor((at % width) / part) === column,
        )
      const smallest = Math.min(...rows.flatMap((row) => columns.map((column) => inPart(row, column).length)))
      expect(smallest).toBeGreaterThan(50)
      expect(changed.filter(Boolean).length / changed.length).toBeLessThan(0.05)
    },
  )

  test('does not stop the smallest picture', async () => {
    const original = await aPainting(3, 1).png().toBuffer()
    expect(await factsOf(await makeVariant(original, aMaking({ watermarked: true })))).toMatchObject({
      width: 3,
      height: 1,
    })
  })
})

test('a torn original is refused, not shown half grey', async () => {
  const whole = await aPainting(600, 400).jpeg().toBuffer()
  await expect(makeVariant(whole.subarray(0, whole.length / 2), aMaking())).rejects.toThrow()
})
