import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { anAnimation, aPainting } from '#tests/pictures.ts'
import { checkOriginal } from './check-original.server.ts'

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

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
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
    'when the second half of a %s is missing',
    async (format) => {
      const bytes = half(await aPainting(300, 200).toFormat(format).toBuffer())
      expect((await checkOriginal(bytes)).outcome).toBe('refused')
    },
  )

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
