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

/**
 * Returns the format that is kept, or PNG for other pictures with transparency; null stands for JPEG, which has none.
 */
function keptFormat(format: string, hasAlpha: boolean): keyof typeof KEPT | null {
  if (format === 'png' || format === 'webp' || format === 'gif') return format
  return hasAlpha ? 'png' : null
}

/**
 * At this quality nobody sees a difference to the original. Tighter compression would hold the whole picture in memory,
 * and some are large.
 */
const JPEG = { quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false } as const

/**
 * Returns the picture as an original that every program reads, in the colours of its own profile: a JPEG, or
 * a PNG when something is transparent. The same bytes always give the same result.
 * @throws whatever sharp finds wrong with the bytes.
 */
export async function convertPicture(bytes: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  const { hasAlpha } = await readHead(bytes)
  const opened = await openPicture(bytes)
  const picture = opened.autoOrient().keepIccProfile()
  return (hasAlpha ? picture.png() : picture.jpeg(JPEG)).toBuffer()
}

/**
 * Returns a still WebP of the picture, at most `side` pixels wide and high, for viewing a file that is no
 * original yet.
 * @throws whatever sharp finds wrong with the bytes.
 */
export async function shrinkPicture(bytes: Uint8Array, side: number): Promise<Buffer<ArrayBuffer>> {
  const ground = await findGround(bytes)
  const picture = await openPicture(bytes)
  picture.autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true })
  if (ground !== PAPER) picture.flatten({ background: ground })
  return picture.webp().toBuffer()
}
