import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { anAnimation, aPainting, aPhotoWithWrongScan, aTurnedAnimation } from '#tests/pictures.ts'
import { checkOriginal } from './check-original.server.ts'
import { copyReference } from './copy-small.server.ts'
import { rewritePicture } from './rewrite-picture.server.ts'

describe('an original is taken', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)(
    'as %s, whatever its file was called',
    async (format) => {
      const bytes = await aPainting(300, 200).toFormat(format).toBuffer()
      expect(await checkOriginal(bytes)).toEqual({
        outcome: 'ok',
        format,
        width: 300,
        height: 200,
        frames: 1,
      })
    },
  )

  test('with its frames', async () => {
    const bytes = await anAnimation(300, 200, [100, 100, 100])
    expect(await checkOriginal(bytes)).toEqual({
      outcome: 'ok',
      format: 'gif',
      width: 300,
      height: 200,
      frames: 3,
    })
  })

  test('when a telephone wrote a wrong number into its scan, which does no harm', async () => {
    expect(await checkOriginal(await aPhotoWithWrongScan())).toMatchObject({ outcome: 'ok', width: 800 })
  })

  test('as a still when it is an animation that has to be turned', async () => {
    const bytes = await aTurnedAnimation(400, 300)
    expect(await checkOriginal(bytes)).toMatchObject({ outcome: 'ok', width: 300, height: 400, frames: 1 })
    expect(await rewritePicture(bytes)).toMatchObject({ ending: 'webp' })
  })

  test('where the mark of its end is missing, or something stands behind it', async () => {
    const gif = await anAnimation(300, 200, [100, 100, 100])
    for (const bytes of [gif.subarray(0, -1), Buffer.concat([gif, Buffer.from('more')])])
      expect(await checkOriginal(bytes)).toMatchObject({ outcome: 'ok', frames: 3 })
  })

  test('with its size as it is shown, not as the camera was held', async () => {
    const bytes = await aPainting(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await checkOriginal(bytes)).toMatchObject({ width: 200, height: 300 })
  })
})

/** A PNG that unfolds to many pixels from very few bytes. */
function aPngBomb(width: number, height: number): Promise<Buffer> {
  const black = sharp({ create: { width, height, channels: 3, background: '#000' }, limitInputPixels: false })
  return black.toColourspace('b-w').png().toBuffer()
}

const partOf = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

describe('an original is refused', () => {
  test.each([
    ['nothing at all', 'empty', Buffer.alloc(0)],
    ['a text', 'not-an-image', Buffer.from('Lorem ipsum, not a picture.')],
    ['a page that calls itself a gif', 'not-an-image', Buffer.from('GIF89a<script>alert(1)</script>')],
    ['an SVG', 'not-an-image', Buffer.from(svg)],
    ['a PDF', 'not-an-image', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['one byte', 'not-an-image', Buffer.from([0xff])],
    ['noise', 'not-an-image', Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256))],
  ])('when it is %s: %s', async (_, reason, bytes) => {
    expect(await checkOriginal(bytes)).toEqual({ outcome: 'refused', reason })
  })

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)(
    'when a %s was cut off behind a half, three fifths or nearly all of it',
    async (format) => {
      const bytes = await aPainting(300, 200).toFormat(format).toBuffer()
      for (const share of [0.5, 0.6, 0.95]) {
        const cut = partOf(bytes, share)
        expect((await checkOriginal(cut)).outcome).toBe('refused')
        expect((await copyReference(cut)).outcome).toBe('refused')
      }
    },
  )

  test.each([
    ['a progressive JPEG', () => aPainting(300, 200).jpeg({ progressive: true }).toBuffer()],
    ['a telephone’s photo with a wrong scan', aPhotoWithWrongScan],
    ['an interlaced PNG', () => aPainting(300, 200).png({ progressive: true }).toBuffer()],
    ['an animation', () => anAnimation(300, 200, [100, 100, 100])],
    ['a TIFF in LZW', () => aPainting(300, 200).tiff({ compression: 'lzw' }).toBuffer()],
  ])('when %s was cut off behind three fifths', async (_, make) => {
    expect((await checkOriginal(partOf(await make(), 0.6))).outcome).toBe('refused')
  })

  test('when it unfolds to more than 50 megapixels', async () => {
    expect(await checkOriginal(await aPngBomb(8000, 6300))).toEqual({
      outcome: 'refused',
      reason: 'too-large',
    })
  })

  test('when its frames together are more than 50 megapixels', async () => {
    const bytes = await anAnimation(1200, 1000, Array(50).fill(100))
    expect(await checkOriginal(bytes)).toEqual({ outcome: 'refused', reason: 'too-large' })
  })

  test('when it is a strip that no page can show', async () => {
    expect(await checkOriginal(await aPngBomb(21_000, 2))).toEqual({
      outcome: 'refused',
      reason: 'too-large',
    })
  })

  test('when it has more than sixty frames', async () => {
    const bytes = await anAnimation(32, 32, Array(61).fill(100))
    expect(await checkOriginal(bytes)).toEqual({ outcome: 'refused', reason: 'too-many-frames' })
  })
})
