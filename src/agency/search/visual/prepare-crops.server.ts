import sharp from 'sharp'
import { LONGEST_DECODING_SECONDS } from '#agency/imaging/check-original.server.ts'
import { PAPER, READING } from '#agency/imaging/make-variant.server.ts'

/** A reference picture may show more than the work: so its middle is looked at as well. Shares of its sides. */
export const QUERY_CROPS = [1, 0.8, 0.65] as const
/** Enough that the smallest crop is still larger than what the model sees. */
const WORKING_SIDE = 512

/** Red, green, blue bytes of a small opaque copy of the picture. */
export type SmallCopy = { pixels: Uint8Array; width: number; height: number }

/**
 * Decodes once; everything else is made from the copy. The first frame of what moves.
 * @throws whatever sharp finds wrong with the bytes.
 */
export async function copySmall(bytes: Uint8Array): Promise<SmallCopy> {
  const { data, info } = await sharp(bytes, READING)
    .autoOrient()
    .resize(WORKING_SIDE, WORKING_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .timeout({ seconds: LONGEST_DECODING_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** The middle of the copy, for each share of its sides, squeezed to a square. */
export function cropMiddle(copy: SmallCopy, shares: readonly number[], size: number): Promise<Uint8Array[]> {
  const { pixels, width, height } = copy
  const crops = shares.map((share) => {
    const [inWidth, inHeight] = [
      Math.max(1, Math.round(width * share)),
      Math.max(1, Math.round(height * share)),
    ]
    return sharp(pixels, { raw: { width, height, channels: 3 } })
      .extract({
        left: Math.floor((width - inWidth) / 2),
        top: Math.floor((height - inHeight) / 2),
        width: inWidth,
        height: inHeight,
      })
      .resize(size, size, { fit: 'fill' })
      .raw()
      .toBuffer()
  })
  return Promise.all(crops)
}
