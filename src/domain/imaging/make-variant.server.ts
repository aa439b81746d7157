import type { Metadata, Sharp, WebpOptions } from 'sharp'
import type { Size } from './imaging-model.ts'
import { countFrames, findGround, MOST_FRAMES, openPicture, PAPER, readHead } from './open-picture.server.ts'
import type { Making } from './plan-variant.ts'

/** 82 keeps line art clean; effort 4 would take twice as long to save one per cent of the bytes. */
const WEBP_STILL = { quality: 82, effort: 2 } as const
/** Tiles are shown smaller, so nothing is seen of what 82 spends a fifth to a third of the bytes on. */
const WIDEST_OF_TILES = 640
const WEBP_TILE = { ...WEBP_STILL, quality: 76 } as const
/** Up to this width lines are thin and need full colour; wider it would not be seen and cost two thirds of encoding. */
const WIDEST_SMALL = 320
/** Every frame is encoded, so less is spent on each. */
const WEBP_MOVING = { quality: 75, effort: 2 } as const
const JPEG = { quality: 82, progressive: true, chromaSubsampling: '4:4:4' } as const
/** WebP has no longer side. Strips are fitted into it, in JPEG as well, so that both are the same picture. */
const LONGEST_SIDE = 16_383

/** @throws whatever sharp finds wrong with the original. */
export async function makeVariant(original: Buffer, making: Making): Promise<Buffer<ArrayBuffer>> {
  const head = await readHead(original)
  const ground = await findGround(original)
  const image = await shrink(original, head, making)
  image.withXmp(making.xmp)
  // WebP keeps what is transparent where paper shows the drawing, and every page is of paper.
  if (making.format === 'jpeg' || ground !== PAPER) image.flatten({ background: ground })
  if (making.format === 'jpeg') return image.jpeg(JPEG).toBuffer()
  if (making.moving) return image.webp(WEBP_MOVING).toBuffer()
  return image.webp(webpFor(making.width)).toBuffer()
}

function webpFor(width: number): WebpOptions {
  if (width > WIDEST_OF_TILES) return WEBP_STILL
  return { ...WEBP_TILE, smartSubsample: width <= WIDEST_SMALL }
}

async function shrink(original: Buffer, head: Metadata, making: Making): Promise<Sharp> {
  const image = await openPicture(original, {
    pages: making.moving ? Math.min(countFrames(head), MOST_FRAMES) : 1,
  })
  image.autoOrient()
  const { width, height } = fitInside(head.autoOrient, making.width)
  // sharp finds the height of a plain still by itself, and shrinks both sides by the same number.
  if (making.moving || making.watermarked) image.resize(width, height, { fit: 'fill' })
  else image.resize({ width, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
  if (making.watermarked)
    image.composite([{ input: watermarkTile({ width, height }), tile: true, top: 0, left: 0 }])
  return image
}

function fitInside(original: Size, wanted: number): Size {
  const widest = Math.round((original.width * LONGEST_SIDE) / original.height)
  const width = Math.max(1, Math.min(wanted, original.width, widest))
  const height = Math.round((original.height * width) / original.width)
  return { width, height: Math.min(LONGEST_SIDE, Math.max(1, height)) }
}

/** Pixels between one mark and the next: a useful crop of a large picture always holds several. */
const STEP = 300
const OPACITY = 0.24

/** A pencil, 120 long, drawn with strokes alone: no font is needed, and any agency's brand can live with it. */
const PENCIL =
  'M0 0 L22 -9 H104 V9 H22 Z M22 -9 V9 M92 -9 V9 M22 0 H92 M0 0 L8 -3.3 V3.3 Z M-6 14 C12 22 20 8 40 15 S70 22 88 14'

/** A dark line under a light one shows on any ground. The tile is never larger than the picture. */
function watermarkTile(picture: { width: number; height: number }): Buffer {
  const width = Math.min(STEP, picture.width)
  const height = Math.min(STEP, picture.height)
  const marks = [pencilAt(STEP * 0.12, STEP * 0.3), pencilAt(STEP * 0.62, STEP * 0.8)].join('')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<g fill="none" stroke-linecap="round" stroke-linejoin="round" opacity="${OPACITY}">${marks}</g></svg>`,
  )
}

function pencilAt(x: number, y: number): string {
  const lines = [
    { colour: '#000', width: 3.4 },
    { colour: '#fff', width: 1.7 },
  ].map(({ colour, width }) => `<path d="${PENCIL}" stroke="${colour}" stroke-width="${width}"/>`)
  return `<g transform="translate(${x} ${y}) rotate(-28) scale(0.8)">${lines.join('')}</g>`
}
