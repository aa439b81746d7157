import {
  countFrames,
  findGround,
  MOST_FRAMES,
  openPicture,
  PAPER,
  readHead,
} from '#domain/imaging/open-picture.server.ts'

export type RewrittenPicture = { bytes: Uint8Array; contentType: string; ending: string }

/** At this quality the picture hardly differs from the original, at a fraction of its size. */
const QUALITY = 90
/** These formats are kept if they can show the picture; any other becomes a JPEG. */
const KEPT = { png: 'image/png', webp: 'image/webp', gif: 'image/gif' } as const

/** The new bytes hold no place, no preview and nothing behind their end. Give it what `checkOriginal` let pass. */
export async function rewritePicture(bytes: Uint8Array): Promise<RewrittenPicture> {
  const head = await readHead(bytes)
  const opened = await openPicture(bytes, { pages: Math.min(countFrames(head), MOST_FRAMES) })
  const picture = opened.autoOrient()
  const format = keptFormat(head.format, head.hasAlpha)
  if (!format)
    return {
      bytes: await picture.jpeg({ quality: QUALITY }).toBuffer(),
      contentType: 'image/jpeg',
      ending: 'jpg',
    }
  return {
    bytes: await picture.toFormat(format, { quality: QUALITY }).toBuffer(),
    contentType: KEPT[format],
    ending: format,
  }
}

/** Null stands for JPEG, which has no transparency. */
function keptFormat(format: string, hasAlpha: boolean): keyof typeof KEPT | null {
  if (format === 'png' || format === 'webp' || format === 'gif') return format
  return hasAlpha ? 'png' : null
}

/** Nobody sees a difference at this quality; tighter compression would hold whole, maybe large pictures in memory. */
const JPEG = { quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false } as const

/** Makes a JPEG, or a PNG for transparency, in the profile's colours; the same bytes always give the same file. */
export async function convertPicture(bytes: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  const { hasAlpha } = await readHead(bytes)
  const opened = await openPicture(bytes)
  const picture = opened.autoOrient().keepIccProfile()
  return (hasAlpha ? picture.png() : picture.jpeg(JPEG)).toBuffer()
}

/** Makes a still WebP, at most `side` pixels wide and high, to view a file that is no original yet. */
export async function shrinkPicture(bytes: Uint8Array, side: number): Promise<Buffer<ArrayBuffer>> {
  const ground = await findGround(bytes)
  const picture = await openPicture(bytes)
  picture.autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true })
  if (ground !== PAPER) picture.flatten({ background: ground })
  return picture.webp().toBuffer()
}
