import type { Drawing } from 'demo-art'
import type { Sharp } from 'sharp'
import { openPicture, openPixels } from '#domain/imaging/open-picture.server.ts'
import type { Making } from './plan-variant.ts'
import { watermarkTile } from './watermark.ts'

export const MOST_FRAMES = 60

/** 82 keeps line art clean; effort 4 would take twice as long to save one per cent of the bytes. */
const WEBP_STILL = { quality: 82, effort: 2 } as const
/**
 * Up to this width lines are a pixel thin, and colour kept at half the resolution would dull a red line on white. Wider,
 * no difference is to be seen even at twice the size, and preventing one takes two thirds of the encoding. So small,
 * nothing is to be seen of what 82 spends a sixth of the bytes on.
 */
const WIDEST_SMALL = 320
const WEBP_SMALL = { quality: 76, smartSubsample: true } as const
/** Every frame is encoded, so less is spent on each. */
const WEBP_MOVING = { quality: 75, effort: 2 } as const
const JPEG = { quality: 82, progressive: true, chromaSubsampling: '4:4:4' } as const
/** What transparency is shown on where the format knows none. */
export const PAPER = '#ffffff'

/** The opened original, `width` and `height` of one frame as it is shown. A file brings its own delays. */
type Opened = { image: Sharp; width: number; height: number; delay?: number[] }

/**
 * Decodes, resizes and encodes outside the event loop.
 * @throws whatever sharp finds wrong with the original.
 */
export async function makeVariant(original: Buffer | Drawing, making: Making): Promise<Buffer<ArrayBuffer>> {
  // The most usual case needs no look at the original's head beforehand.
  const isPlain = !('frames' in original || making.moving || making.watermarked)
  const { image, delay } = isPlain ? shrinkPlainly(original, making) : await shrink(original, making)
  image.withXmp(making.xmp)
  if (making.format === 'jpeg') return image.flatten({ background: PAPER }).jpeg(JPEG).toBuffer()
  if (making.moving) return image.webp({ ...WEBP_MOVING, ...(delay ? { delay } : {}) }).toBuffer()
  return image.webp({ ...WEBP_STILL, ...(making.width <= WIDEST_SMALL ? WEBP_SMALL : {}) }).toBuffer()
}

function shrinkPlainly(bytes: Buffer, { width }: Making): Pick<Opened, 'image' | 'delay'> {
  return { image: openPicture(bytes).autoOrient().resize({ width, withoutEnlargement: true }) }
}

async function shrink(original: Buffer | Drawing, making: Making): Promise<Pick<Opened, 'image' | 'delay'>> {
  const opened = 'frames' in original ? openDrawing(original, making) : await openFile(original, making)
  const width = Math.min(making.width, opened.width)
  const height = Math.max(1, Math.round((opened.height * width) / opened.width))
  const image = opened.image.resize(width, height, { fit: 'fill' })
  if (making.watermarked)
    image.composite([{ input: watermarkTile({ width, height }), tile: true, top: 0, left: 0 }])
  return { ...opened, image }
}

async function openFile(bytes: Buffer, { moving }: Making): Promise<Opened> {
  const { autoOrient, pages = 1 } = await openPicture(bytes).metadata()
  const wanted = moving ? Math.min(pages, MOST_FRAMES) : 1
  const image = openPicture(bytes, { pages: wanted }).autoOrient()
  return { image, ...autoOrient }
}

function openDrawing({ width, height, frames, frameMs }: Drawing, { moving }: Making): Opened {
  const shown = frames.slice(0, moving ? MOST_FRAMES : 1)
  const raw = { width, height: height * shown.length, channels: 3, pageHeight: height } as const
  const image = openPixels(Buffer.concat(shown), raw, shown.length)
  return { image, width, height, delay: shown.map(() => frameMs) }
}
