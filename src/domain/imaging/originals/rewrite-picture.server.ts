import { countFrames, MOST_FRAMES } from '#domain/imaging/frames.ts'
import { openPicture, readHead } from '#domain/imaging/open-picture.server.ts'

export type RewrittenPicture = { bytes: Uint8Array; contentType: string; ending: string }

/** Hardly to be told from the original, at a fraction of its size. */
const QUALITY = 90
/** Formats that keep what they can show; any other becomes a JPEG. */
const KEPT = { png: 'image/png', webp: 'image/webp', gif: 'image/gif' } as const

/**
 * The same picture, turned as it is shown, in bytes of our own: no place where it was taken, no preview, nothing hidden
 * behind its end. Pictures that move keep moving. Give it what `checkOriginal` let pass.
 * @throws whatever sharp finds wrong with the bytes.
 */
export async function rewritePicture(bytes: Uint8Array): Promise<RewrittenPicture> {
  const head = await readHead(bytes)
  const opened = await openPicture(bytes, { pages: Math.min(countFrames(head), MOST_FRAMES) })
  const picture = opened.autoOrient()
  const kept = keptFormat(head.format, head.hasAlpha)
  if (!kept)
    return {
      bytes: await picture.jpeg({ quality: QUALITY }).toBuffer(),
      contentType: 'image/jpeg',
      ending: 'jpg',
    }
  return {
    bytes: await picture.toFormat(kept, { quality: QUALITY }).toBuffer(),
    contentType: KEPT[kept],
    ending: kept,
  }
}

/** What is transparent needs a format that knows it. */
function keptFormat(format: string, hasAlpha: boolean): keyof typeof KEPT | null {
  if (format === 'png' || format === 'webp' || format === 'gif') return format
  return hasAlpha ? 'png' : null
}
