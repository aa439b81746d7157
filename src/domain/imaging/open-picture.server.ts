import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { sniffFormat } from './originals/sniff-format.ts'
import { COLOURS } from './word-mark.ts'

// This is the only place that imports sharp. Its settings hold for the whole process, its threads included.

const ALL_DECODERS = 'VipsForeignLoad'
const OUR_DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map((name) => ALL_DECODERS + name)
/** Our own drawings alone need the SVG decoder: a stranger's drawing of 3 kB can take minutes. */
const DRAWINGS = `${ALL_DECODERS}Svg`

sharp.block({ operation: [ALL_DECODERS] })
sharp.unblock({ operation: [...OUR_DECODERS, DRAWINGS] })

/** The most pixels of all frames that are decoded together: 150 MB of raw pixels. */
export const MOST_PIXELS = 50_000_000
// A variant is made once, so libvips would only keep fifty megabytes that nobody asks for again.
sharp.cache(false)

/** A half picture is refused, but not what decoders only warn of: telephones write files with harmless faults. */
const READING = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const

/** With 16 bits a channel, sharp misreads Display P3 as sRGB and ignores profiles of greys; with eight it does not. */
const EIGHT_BITS: Partial<Record<Metadata['space'], string>> = { rgb16: 'srgb', grey16: 'b-w' }

class UnknownFormat extends Error {}

/** No pixel is decoded, however many the head announces; throws UnknownFormat before a decoder sees other bytes. */
export async function readHead(bytes: Uint8Array): Promise<Metadata> {
  return decode(bytes, { limitInputPixels: false }).metadata()
}

/** Pixels are decoded when asked for, as sRGB; throws what sharp finds wrong with the head, and UnknownFormat. */
export async function openPicture(bytes: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const { space } = await readHead(bytes)
  const eightBits = EIGHT_BITS[space]
  const picture = decode(bytes, options)
  return eightBits ? picture.pipelineColourspace(eightBits) : picture
}

function decode(bytes: Uint8Array, options: SharpOptions): Sharp {
  if (!sniffFormat(bytes)) throw new UnknownFormat('These bytes begin like no picture that we take.')
  return sharp(bytes, { ...READING, ...options })
}

type RawPixels = NonNullable<SharpOptions['raw']>

/** Raw pixels of our own, eight bits for each channel. */
export function openPixels(pixels: Uint8Array, raw: RawPixels): Sharp {
  return sharp(pixels, { raw, limitInputPixels: MOST_PIXELS })
}

type Canvas = Omit<NonNullable<SharpOptions['create']>, 'noise'>

export function openCanvas(canvas: Canvas): Sharp {
  return sharp({ create: canvas })
}

/** Blocks drawings in a process that never draws, so that none reaches a decoder. */
export function decodeUntrustedOnly(): void {
  sharp.block({ operation: [DRAWINGS] })
  sharp.concurrency(1)
}

export async function readDisplayP3(): Promise<Buffer | undefined> {
  const pixel = openCanvas({ width: 1, height: 1, channels: 3, background: 'black' })
  const png = await pixel.withIccProfile('p3').png().toBuffer()
  return (await sharp(png).metadata()).icc
}

/** The most frames of an animation; a file with more is a film. */
export const MOST_FRAMES = 60

const UPRIGHT = 1

/** sharp turns single frames only, so a turned animation shows its first; pages of a TIFF or AVIF are no frames. */
export function countFrames({ format, pages = 1, orientation = UPRIGHT }: Metadata): number {
  return (format === 'gif' || format === 'webp') && orientation === UPRIGHT ? pages : 1
}

export const PAPER = '#ffffff'
const DARK_GROUND = COLOURS.ink

/** The side in pixels: large enough for every line that somebody drew. */
const SAMPLE_SIDE = 256
const OPAQUE = 255
/** The lightest grey, of 255, that the eye can tell from paper. */
const LIGHTEST_SEEN = 230
/** At least this share of the visible pixels must differ from paper for the drawing to be seen on it. */
const SEEN_SHARE = 0.05
/** With a smaller share of transparent pixels the ground is no part of the picture. */
const TRANSPARENT_SHARE = 0.02

/** Channels of red, green, blue and alpha, and what the first three count for the eye (Rec. 709). */
const RGBA = 4
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722]

/** Finds the colour on which a transparent picture can be seen, paper for others; its first frame decides. */
export async function findGround(bytes: Uint8Array): Promise<string> {
  const { hasAlpha } = await readHead(bytes)
  if (!hasAlpha) return PAPER
  const pixels = await sample(bytes)
  return isTransparent(pixels) && !isSeenOnPaper(pixels) ? DARK_GROUND : PAPER
}

export function isTransparent(pixels: Uint8Array): boolean {
  let visible = 0
  for (let at = RGBA - 1; at < pixels.length; at += RGBA) visible += (pixels[at] ?? 0) / OPAQUE
  return visible < ((1 - TRANSPARENT_SHARE) * pixels.length) / RGBA
}

function isSeenOnPaper(pixels: Uint8Array): boolean {
  let visible = 0
  let seen = 0
  for (let at = 0; at < pixels.length; at += RGBA) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + RGBA)
    visible += alpha
    if (RED * red + GREEN * green + BLUE * blue <= LIGHTEST_SEEN) seen += alpha
  }
  return seen >= SEEN_SHARE * visible
}

async function sample(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = await openPicture(bytes)
  return picture
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer()
}
