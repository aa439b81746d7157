import { rgbaToThumbHash } from 'thumbhash'
import { openPicture, openPixels } from './open-picture.server.ts'
import { PAPER } from './variants/make-variant.server.ts'

export type Placeholder = { thumbHash: string; dominantColour: string }

/** ThumbHash takes pictures up to 100 by 100 and keeps far less than that. */
const LONGEST_SIDE = 100

/**
 * What the page shows before the picture itself: its ThumbHash (base64) and its dominant colour (`#rrggbb`; colours
 * behind transparency count as the paper they are shown on). Give it a small variant.
 * @throws whatever sharp finds wrong with the bytes.
 */
export async function computePlaceholder(bytes: Uint8Array): Promise<Placeholder> {
  const { data, info } = await openPicture(bytes)
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const flat = await openPixels(data, { width, height, channels })
    .flatten({ background: PAPER })
    .raw()
    .toBuffer()
  const { dominant } = await openPixels(flat, { width, height, channels: 3 }).stats()
  return {
    thumbHash: Buffer.from(rgbaToThumbHash(width, height, data)).toString('base64'),
    dominantColour: `#${toHex(dominant.r)}${toHex(dominant.g)}${toHex(dominant.b)}`,
  }
}

function toHex(part: number): string {
  return part.toString(16).padStart(2, '0')
}
