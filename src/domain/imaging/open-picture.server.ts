import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { sniffFormat } from './originals/sniff-format.ts'
import { COLOURS } from './word-mark.ts'

// This is the only place that imports sharp. Its settings hold for the whole process, its threads included.

const ALL_DECODERS = 'VipsForeignLoad'
const OUR_DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map((name) => ALL_DECODERS + name)
/**
 * The decoder of SVG, for our own drawings alone: watermark, share images. A stranger's drawing of 3 kB can take
 * minutes.
 */
const DRAWINGS = `${ALL_DECODERS}Svg`

sharp.block({ operation: [ALL_DECODERS] })
sharp.unblock({ operation: [...OUR_DECODERS, DRAWINGS] })

/** The most pixels of all frames that are decoded together: 150 MB of raw pixels. */
export const MOST_PIXELS = 50_000_000
// A variant is made once, so libvips would only keep fifty megabytes that nobody asks for again.
sharp.cache(false)

/**
 * A half picture is refused instead of shown grey below the tear. Warnings are not: decoders also warn of harmless
 * faults, and telephones write such files.
 */
const READING = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const

/**
 * With 16 bits a channel, sharp makes Display P3 and then reads its numbers as sRGB, and ignores a profile of greys.
 * Converted to eight bits before the profile counts, such pictures look like their twins of eight bits.
 */
const EIGHT_BITS: Partial<Record<Metadata['space'], string>> = { rgb16: 'srgb', grey16: 'b-w' }

/** Bytes that do not begin like any format that we take. */
class UnknownFormat extends Error {}

/**
 * Reads the head of the file. No pixel is decoded, however many the head announces.
 * @throws UnknownFormat before a decoder sees bytes of any format but ours.
 */
export async function readHead(bytes: Uint8Array): Promise<Metadata> {
  return decode(bytes, { limitInputPixels: false }).metadata()
}

/**
 * Opens a file's bytes. They are decoded when somebody asks for pixels, whose colours are sRGB, whatever
 * those of the file are.
 * @throws whatever sharp finds wrong with the head, and UnknownFormat as above.
 */
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

/** An empty picture on which others are laid. */
export function openCanvas(canvas: Canvas): Sharp {
  return sharp({ create: canvas })
}

/** Blocks drawings in a process that never draws, so that none reaches a decoder. */
export function decodeUntrustedOnly(): void {
  sharp.block({ operation: [DRAWINGS] })
  sharp.concurrency(1)
}

/** The profile of Display P3 that sharp brings along. */
export async function readDisplayP3(): Promise<Buffer | undefined> {
  const pixel = openCanvas({ width: 1, height: 1, channels: 3, background: 'black' })
  const png = await pixel.withIccProfile('p3').png().toBuffer()
  return (await sharp(png).metadata()).icc
}

/** The most frames of an animation; a file with more is a film. */
export const MOST_FRAMES = 60

/** How the picture lies in the file, where its camera was held upright. */
const UPRIGHT = 1

/**
 * Returns how many frames of the file are shown: 1 for a still. sharp only turns single frames, so an animation that
 * has to be turned shows its first one. Pages of a TIFF and the burst of an AVIF are not frames.
 */
export function countFrames({ format, pages = 1, orientation = UPRIGHT }: Metadata): number {
  return (format === 'gif' || format === 'webp') && orientation === UPRIGHT ? pages : 1
}

/** The ground that is shown behind transparency. */
export const PAPER = '#ffffff'
/** The ground for drawings that could hardly be seen on paper. */
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

/**
 * Returns the colour on which a picture with transparency can be seen; paper for any other. The first frame of an
 * animation decides.
 */
export async function findGround(bytes: Uint8Array): Promise<string> {
  const { hasAlpha } = await readHead(bytes)
  if (!hasAlpha) return PAPER
  const pixels = await sample(bytes)
  return isTransparent(pixels) && !isSeenOnPaper(pixels) ? DARK_GROUND : PAPER
}

/** Whether so many of these pixels (red, green, blue, alpha) are transparent that their ground is seen. */
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
