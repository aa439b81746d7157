import { rgbaToThumbHash } from 'thumbhash'
import type { Size } from './imaging-model.ts'
import { isTransparent, openPicture, openPixels, PAPER } from './open-picture.server.ts'

type Placeholder = { thumbHash: string; dominantColour: string }

/** ThumbHash takes pictures of at most 100 by 100 pixels and keeps far less detail than that. */
const LONGEST_SIDE = 100
const RGBA = 4

/** With transparency the colour is that of paper, on which the drawing is shown. Give it a small variant. */
export async function computePlaceholder(bytes: Uint8Array): Promise<Placeholder> {
  const picture = await openPicture(bytes)
  const { data, info } = await picture
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return {
    thumbHash: Buffer.from(rgbaToThumbHash(width, height, data)).toString('base64'),
    dominantColour: isTransparent(data) ? PAPER : await findDominant(data, { width, height }),
  }
}

async function findDominant(data: Buffer, { width, height }: Size): Promise<string> {
  const flat = await openPixels(data, { width, height, channels: RGBA })
    .flatten({ background: PAPER })
    .raw()
    .toBuffer()
  const { dominant } = await openPixels(flat, { width, height, channels: 3 }).stats()
  return `#${toHex(dominant.r)}${toHex(dominant.g)}${toHex(dominant.b)}`
}

function toHex(part: number): string {
  return part.toString(16).padStart(2, '0')
}
