import { findGround, openPicture, openPixels } from '#domain/imaging/open-picture.server.ts'
import { checkHead, type OriginalCheck } from './check-original.server.ts'

/** Red, green, blue bytes of a small opaque copy of the picture. */
export type SmallCopy = { pixels: Uint8Array; width: number; height: number }

export type ReferenceCopy =
  | { outcome: 'copied'; copy: SmallCopy; thumbnail: Uint8Array }
  | Extract<OriginalCheck, { outcome: 'refused' }>

/** At this size the smallest crop is still larger than the model's input. */
const WORKING_SIDE = 512
/** A strip's shorter side is as large as the model's input, if its longer one stays within bounds. */
const SHORTER_SIDE = 224
const LONGEST_SIDE = 2_048
const THUMBNAIL_SIDE = 192

/** An animation gives its first frame; throws whatever sharp finds wrong with the bytes. */
export async function copySmall(bytes: Uint8Array, side = WORKING_SIDE): Promise<SmallCopy> {
  const background = await findGround(bytes)
  const picture = await openPicture(bytes)
  const { data, info } = await picture
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Answers for any bytes and never throws. Call it in a decoder's process. */
export async function copyReference(bytes: Uint8Array): Promise<ReferenceCopy> {
  const check = await checkHead(bytes)
  if (check.outcome === 'refused') return check
  try {
    const copy = await copySmall(bytes, workingSideOf(check))
    return { outcome: 'copied', copy, thumbnail: await shrink(copy) }
  } catch {
    return { outcome: 'refused', reason: 'broken' }
  }
}

function workingSideOf({ width, height }: { width: number; height: number }): number {
  const ratio = Math.max(width, height) / Math.min(width, height)
  return Math.round(Math.min(LONGEST_SIDE, Math.max(WORKING_SIDE, SHORTER_SIDE * ratio)))
}

function shrink({ pixels, width, height }: SmallCopy): Promise<Uint8Array> {
  return openPixels(pixels, { width, height, channels: 3 })
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp()
    .toBuffer()
}
