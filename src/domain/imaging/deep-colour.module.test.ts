import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeShareImage } from './make-share-image.server.ts'
import { makeVariant } from './make-variant.server.ts'
import { copyReference, copySmall } from './originals/copy-small.server.ts'
import { rewritePicture, shrinkPicture } from './originals/rewrite-picture.server.ts'
import { computePlaceholder } from './placeholder.server.ts'

const [WIDTH, HEIGHT] = [600, 400]
/** The colour in sRGB; the file has its numbers in the wide profile. */
const RED = [200, 60, 50]
/** Lossy encoders and profiles of eight bits may change a channel by this much. */
const TOLERANCE = 4

type Deep = { format: 'png' | 'tiff'; alpha?: number; space?: 'rgb16' | 'grey16' }

/** A plain ground of 16 bits a channel with a wide profile. */
function paintDeep({ format, alpha, space = 'rgb16' }: Deep): Promise<Buffer> {
  const background = `rgb(${RED} / ${alpha ?? 1})`.replaceAll(',', ' ')
  const channels = alpha === undefined ? 3 : 4
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels, background } })
    .toColourspace(space)
    .withIccProfile('p3')
    .toFormat(format, format === 'tiff' ? { compression: 'lzw' } : {})
    .toBuffer()
}

async function colourOf(bytes: Uint8Array): Promise<number[]> {
  const { channels } = await sharp(bytes).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

function expectNear(colour: readonly number[], right: readonly number[]): void {
  const far = colour.filter((part, at) => Math.abs(part - (right[at] ?? 0)) > TOLERANCE)
  expect(far, `${colour} instead of ${right}`).toEqual([])
}

const making = { width: 320, moving: false, watermarked: false, xmp: '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>' }

const DERIVED: Record<string, (bytes: Buffer) => Promise<number[]>> = {
  'a WebP variant': async (bytes) => colourOf(await makeVariant(bytes, { ...making, format: 'webp' })),
  'a variant with the watermark': async (bytes) =>
    colourOf(await makeVariant(bytes, { ...making, format: 'webp', watermarked: true })),
  'a JPEG still': async (bytes) => colourOf(await makeVariant(bytes, { ...making, format: 'jpeg' })),
  'what a form keeps': async (bytes) => colourOf((await rewritePicture(bytes)).bytes),
  'a look before it is uploaded': async (bytes) => colourOf(await shrinkPicture(bytes, 100)),
  'what is embedded of a reference picture': async (bytes) => [
    ...(await copySmall(bytes)).pixels.subarray(0, 3),
  ],
  'the thumbnail of a reference picture': async (bytes) => {
    const copied = await copyReference(bytes)
    return copied.outcome === 'copied' ? colourOf(copied.thumbnail) : []
  },
}

describe.each(['png', 'tiff'] as const)(
  'a %s of 16 bits with a profile has the right colour in',
  (format) => {
    test.each(Object.entries(DERIVED))('%s', async (_, derive) => {
      expectNear(await derive(await paintDeep({ format })), RED)
    })

    test('its placeholder', async () => {
      const { dominantColour } = await computePlaceholder(await paintDeep({ format }))
      const parts = [...Buffer.from(dominantColour.slice(1), 'hex')]
      // Eight steps to a channel: the middle of the step.
      expect(parts).toEqual(RED.map((part) => Math.floor(part / 16) * 16 + 8))
    })

    test('a share image', async () => {
      const picture = { bytes: await paintDeep({ format }), focus: null }
      const card = await makeShareImage({
        width: 600,
        height: 400,
        pictures: [picture],
        title: 'Ein Wal',
        brand: 'Z',
      })
      expectNear(
        await colourOf(await sharp(card).extract({ left: 0, top: 0, width: 600, height: 200 }).toBuffer()),
        RED,
      )
    })

    test('a variant where it is half transparent, on which its transparency stays', async () => {
      const bytes = await makeVariant(await paintDeep({ format, alpha: 0.5 }), { ...making, format: 'webp' })
      const { channels } = await sharp(bytes).stats()
      expectNear(
        channels.map(({ mean }) => mean),
        [...RED, 128],
      )
    })

    test('a variant in greys', async () => {
      const grey = await colourOf(
        await makeVariant(await paintDeep({ format, space: 'grey16' }), { ...making, format: 'webp' }),
      )
      expectNear(grey, [110, 110, 110])
    })
  },
)

test('four inks of 16 bits have the colours of their profile', async () => {
  const inks = (depth: 'srgb' | 'rgb16') =>
    sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: `rgb(${RED})` } })
      .toColourspace(depth)
      .withIccProfile('cmyk')
      .tiff({ compression: 'lzw' })
      .toBuffer()
  const [usual = [], deep = []] = await Promise.all(
    (['srgb', 'rgb16'] as const).map(async (depth) =>
      colourOf(await makeVariant(await inks(depth), { ...making, format: 'webp' })),
    ),
  )
  expectNear(deep, usual)
})
