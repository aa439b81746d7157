import sharp, { type Metadata } from 'sharp'
import { MOST_FRAMES, MOST_PIXELS, READING } from './make-variant.server.ts'
import type { Picture } from './model.ts'

type OriginalFormat = Exclude<Picture['format'], 'drawn'>
type RefusedBecause = 'empty' | 'not-an-image' | 'broken' | 'too-large' | 'too-many-frames'

/** `width` and `height` of one frame in pixels, turned as it is shown. */
export type OriginalCheck =
  | { outcome: 'ok'; format: OriginalFormat; width: number; height: number; frames: number }
  | { outcome: 'refused'; reason: RefusedBecause }

/** Longest side of an original: beyond it pictures are strips that no page can show, and the table's own limit. */
const LONGEST_SIDE = 20_000
/** A picture of 50 megapixels decodes in about two seconds; what takes much longer was made to take long. */
export const LONGEST_DECODING_SECONDS = 20
/** The whole file must be decoded to know that it is whole, but nothing of it is kept. */
const GLANCE = 16

/**
 * Decides by content, never by name, whether the bytes may become an original. Answers for any bytes and never throws;
 * memory and time are bounded, whatever the file claims about itself. SVG is refused: it is a program, not a picture.
 */
export async function checkOriginal(bytes: Uint8Array): Promise<OriginalCheck> {
  const check = await checkHead(bytes)
  return check.outcome === 'ok' && !(await decodes(bytes, check.frames)) ? refused('broken') : check
}

/** The same by what the head of the file says, for whoever decodes it next and sees then whether it is whole. */
export async function checkHead(bytes: Uint8Array): Promise<OriginalCheck> {
  if (bytes.length === 0) return refused('empty')
  const facts = await readFacts(bytes)
  const format = facts && toFormat(facts)
  if (!format) return refused('not-an-image')
  const { width, height } = facts.autoOrient
  // Pages of a TIFF or the burst of an AVIF are not frames: the first is the picture.
  const frames = format === 'gif' || format === 'webp' ? (facts.pages ?? 1) : 1
  if (frames > MOST_FRAMES) return refused('too-many-frames')
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height * frames > MOST_PIXELS)
    return refused('too-large')
  return { outcome: 'ok', format, width, height, frames }
}

function refused(reason: RefusedBecause): OriginalCheck {
  return { outcome: 'refused', reason }
}

/** Reads the header only. */
async function readFacts(bytes: Uint8Array): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { ...READING, limitInputPixels: false }).metadata()
  } catch {
    return null
  }
}

function toFormat({ format, compression }: Metadata): OriginalFormat | null {
  if (format === 'heif') return compression === 'av1' ? 'avif' : null
  const known = ['jpeg', 'png', 'webp', 'gif', 'tiff'] as const
  return known.find((name) => name === format) ?? null
}

async function decodes(bytes: Uint8Array, frames: number): Promise<boolean> {
  try {
    const image = sharp(bytes, { ...READING, pages: frames }).resize(GLANCE, GLANCE, { fit: 'fill' })
    await image.raw().timeout({ seconds: LONGEST_DECODING_SECONDS }).toBuffer()
    return true
  } catch {
    return false
  }
}
