import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { sniffFormat } from './originals/sniff-format.ts'

// The only place that imports sharp. What stands here holds for the whole process, its threads included.

const ALL_DECODERS = 'VipsForeignLoad'
const OUR_DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map((name) => ALL_DECODERS + name)
/** For drawings of our own alone: watermark, share images. A 3 kB drawing of somebody else can take minutes. */
const DRAWINGS = `${ALL_DECODERS}Svg`

sharp.block({ operation: [ALL_DECODERS] })
sharp.unblock({ operation: [...OUR_DECODERS, DRAWINGS] })

/** Counted over all frames that are decoded together: 150 MB of raw pixels. */
export const MOST_PIXELS = 50_000_000
// A variant is made once: libvips would keep fifty megabytes of what nobody asks for again.
sharp.cache(false)

/** Refuses what is only half there instead of showing grey below the tear. */
const READING = { limitInputPixels: MOST_PIXELS, failOn: 'warning' } as const

/** Bytes that do not begin like any format that we take. */
class UnknownFormat extends Error {}

/**
 * Opens a file's bytes; they are decoded when somebody asks for pixels.
 * @throws UnknownFormat before a decoder sees bytes of any format but ours.
 */
export function openPicture(bytes: Uint8Array, options: SharpOptions = {}): Sharp {
  if (!sniffFormat(bytes)) throw new UnknownFormat('These bytes begin like no picture that we take.')
  return sharp(bytes, { ...READING, ...options })
}

type RawPixels = NonNullable<SharpOptions['raw']>

/** Raw pixels of our own, eight bits for each channel. */
export function openPixels(pixels: Uint8Array, raw: RawPixels): Sharp {
  return sharp(pixels, { raw, limitInputPixels: MOST_PIXELS })
}

type Canvas = Omit<NonNullable<SharpOptions['create']>, 'noise'>

/** An empty picture to lay others on. */
export function openCanvas(canvas: Canvas): Sharp {
  return sharp({ create: canvas })
}

/** For a process that never draws: no drawing reaches a decoder, whoever calls it. */
export function decodeStrangersOnly(): void {
  sharp.block({ operation: [DRAWINGS] })
  sharp.concurrency(1)
}
