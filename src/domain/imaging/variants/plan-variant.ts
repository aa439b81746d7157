import { createHash } from 'node:crypto'
import { isMarkedWidth, type Picture, WIDEST_MOVING } from '#domain/imaging/imaging-model.ts'
import { describeRights, type Licensor } from './xmp.ts'

/** `moving` asks for movement where the picture has it and the variant is narrow enough to keep it. */
export type Variant = { width: number; format: 'webp' | 'jpeg'; moving: boolean }

export type Making = Variant & { watermarked: boolean; xmp: string }

/** A number is raised when its variants must look different; each format has its own, as making all takes hours. */
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
 * The key ends in a fingerprint of what the content version does not cover (credit, watermark, settings), so nothing
 * stale is found. Each picture has one folder, because making folders is a good part of storing a small file.
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

export function contentOf({ id, contentVersion }: Picture): string {
  return `${id}/${contentVersion}`
}
