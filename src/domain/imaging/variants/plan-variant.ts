import { createHash } from 'node:crypto'
import { isMarkedWidth, type Picture, WIDEST_MOVING } from '#domain/imaging/imaging-model.ts'
import { describeRights, type Licensor } from './xmp.ts'

/** `moving` asks for movement where the picture has it and the variant is narrow enough to keep it. */
export type Variant = { width: number; format: 'webp' | 'jpeg'; moving: boolean }

/** All that decides over a variant's bytes, beside the original itself. */
export type Making = Variant & { watermarked: boolean; xmp: string }

/**
 * Raised when variants must look different from now on: other settings, another watermark. For each format of originals
 * by itself, since making all variants of a catalogue takes hours.
 */
const MAKING_VERSIONS: Readonly<Record<Picture['format'], number>> = {
  jpeg: 3,
  png: 4,
  webp: 4,
  gif: 4,
  avif: 4,
  tiff: 4,
}
/** 48 bits tell the few makings of one picture apart. */
const FINGERPRINT_LENGTH = 12

/**
 * How a variant is to be made, and the key under which it is kept. The key ends in a fingerprint of what the content
 * version does not cover (credit, watermark, settings), so nothing stale is ever found. One folder for each picture:
 * making folders is a good part of storing a small file.
 */
export function planVariant(
  picture: Picture,
  wanted: Variant,
  licensor: Licensor,
): { key: string; making: Making } {
  const { width, format } = wanted
  const making: Making = {
    width,
    format,
    moving: wanted.moving && format === 'webp' && picture.frames > 1 && width <= WIDEST_MOVING,
    watermarked: picture.watermarked && isMarkedWidth(width),
    xmp: describeRights(picture.credit, licensor),
  }
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([MAKING_VERSIONS[picture.format], making]))
    .digest('hex')
    .slice(0, FINGERPRINT_LENGTH)
  return { key: `variants/${contentOf(picture)}-${width}-${fingerprint}.${format}`, making }
}

/** Names a picture's content, as a part of a file key. */
export function contentOf({ id, contentVersion }: Picture): string {
  return `${id}/${contentVersion}`
}
