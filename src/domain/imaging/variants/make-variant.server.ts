import type { Sharp, WebpOptions } from 'sharp'
import { openPicture } from '#domain/imaging/open-picture.server.ts'
import type { Making } from './plan-variant.ts'
import { watermarkTile } from './watermark.ts'

export const MOST_FRAMES = 60

/** 82 keeps line art clean; effort 4 would take twice as long to save one per cent of the bytes. */
const WEBP_STILL = { quality: 82, effort: 2 } as const
/** Tiles are shown smaller than they are, so nothing is to be seen of what 82 spends a fifth to a third of the bytes on. */
const WIDEST_OF_TILES = 640
const WEBP_TILE = { ...WEBP_STILL, quality: 76 } as const
/**
 * Up to this width lines are a pixel thin, and colour kept at half the resolution would dull a red line on white. Wider,
 * no difference is to be seen even at twice the size, and preventing one takes two thirds of the encoding.
 */
const WIDEST_SMALL = 320
/** Every frame is encoded, so less is spent on each. */
const WEBP_MOVING = { quality: 75, effort: 2 } as const
const JPEG = { quality: 82, progressive: true, chromaSubsampling: '4:4:4' } as const
/** What transparency is shown on where the format knows none. */
export const PAPER = '#ffffff'

/**
 * Decodes, resizes and encodes outside the event loop.
 * @throws whatever sharp finds wrong with the original.
 */
export async function makeVariant(original: Buffer, making: Making): Promise<Buffer<ArrayBuffer>> {
  // The most usual case needs no look at the original's head beforehand.
  const isPlain = !(making.moving || making.watermarked)
  const image = isPlain ? shrinkPlainly(original, making) : await shrink(original, making)
  image.withXmp(making.xmp)
  if (making.format === 'jpeg') return image.flatten({ background: PAPER }).jpeg(JPEG).toBuffer()
  if (making.moving) return image.webp(WEBP_MOVING).toBuffer()
  return image.webp(webpFor(making.width)).toBuffer()
}

function webpFor(width: number): WebpOptions {
  if (width > WIDEST_OF_TILES) return WEBP_STILL
  return { ...WEBP_TILE, smartSubsample: width <= WIDEST_SMALL }
}

function shrinkPlainly(original: Buffer, { width }: Making): Sharp {
  return openPicture(original).autoOrient().resize({ width, withoutEnlargement: true })
}

async function shrink(original: Buffer, making: Making): Promise<Sharp> {
  // Of one frame, as it is shown.
  const { autoOrient, pages = 1 } = await openPicture(original).metadata()
  const width = Math.min(making.width, autoOrient.width)
  const height = Math.max(1, Math.round((autoOrient.height * width) / autoOrient.width))
  const image = openPicture(original, { pages: making.moving ? Math.min(pages, MOST_FRAMES) : 1 })
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
  if (making.watermarked)
    image.composite([{ input: watermarkTile({ width, height }), tile: true, top: 0, left: 0 }])
  return image
}
