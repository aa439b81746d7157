import type { Metadata } from 'sharp'
import {
  countFrames,
  MOST_FRAMES,
  MOST_PIXELS,
  openPicture,
  readHead,
} from '#domain/imaging/open-picture.server.ts'
import { endsInsideGifBlock, type FileFormat, sniffFormat } from './sniff-format.ts'

type RefusedBecause = 'empty' | 'not-an-image' | 'broken' | 'too-large' | 'too-many-frames'

/** `width` and `height` of one frame in pixels, turned as it is shown. */
export type OriginalCheck =
  | { outcome: 'ok'; format: FileFormat; width: number; height: number; frames: number }
  | { outcome: 'refused'; reason: RefusedBecause }

/** Longest side of an original: beyond it pictures are strips that no page can show, and the table's own limit. */
const LONGEST_SIDE = 20_000
/** Its decoder needs 20 bytes for each pixel, so 50 megapixels would be a gigabyte. */
const MOST_AVIF_PIXELS = 24_000_000

/**
 * Decides by content alone, answers for any bytes and never throws, in bounded memory. Check strangers' bytes in a
 * decoder's process, which ends what takes too long. SVG is refused: it is a program, not a picture.
 */
export async function checkOriginal(bytes: Uint8Array): Promise<OriginalCheck> {
  const check = await checkHead(bytes)
  return check.outcome === 'ok' && !(await decodes(bytes, check.frames)) ? refused('broken') : check
}

/** The same by what the head of the file says, for whoever decodes it next and sees then whether it is whole. */
export async function checkHead(bytes: Uint8Array): Promise<OriginalCheck> {
  if (bytes.length === 0) return refused('empty')
  if (!sniffFormat(bytes)) return refused('not-an-image')
  const facts = await readFacts(bytes)
  const format = facts && toFormat(facts)
  if (!format) return refused('not-an-image')
  if (format === 'gif' && endsInsideGifBlock(bytes)) return refused('broken')
  const { width, height } = facts.autoOrient
  const frames = countFrames(facts)
  if (frames > MOST_FRAMES) return refused('too-many-frames')
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height * frames > mostPixelsOf(format))
    return refused('too-large')
  return { outcome: 'ok', format, width, height, frames }
}

function mostPixelsOf(format: FileFormat): number {
  return format === 'avif' ? MOST_AVIF_PIXELS : MOST_PIXELS
}

function refused(reason: RefusedBecause): OriginalCheck {
  return { outcome: 'refused', reason }
}

async function readFacts(bytes: Uint8Array): Promise<Metadata | null> {
  try {
    return await readHead(bytes)
  } catch {
    return null
  }
}

/** By how the picture is coded; of HEVC that is what its file claims. */
const IN_HEIF: Readonly<Record<string, FileFormat>> = { av1: 'avif', hevc: 'heic' }

function toFormat({ format, compression }: Metadata): FileFormat | null {
  if (format === 'heif') return IN_HEIF[compression ?? ''] ?? null
  const known = ['jpeg', 'png', 'webp', 'gif', 'tiff'] as const
  return known.find((name) => name === format) ?? null
}

async function decodes(bytes: Uint8Array, frames: number): Promise<boolean> {
  try {
    // Shrinking skips most of a JPEG, and statistics forgive what is damaged in a PNG or TIFF.
    const picture = await openPicture(bytes, { pages: frames })
    await picture.raw().toBuffer()
    return true
  } catch {
    return false
  }
}
