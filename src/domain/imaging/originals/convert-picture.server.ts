import { openPicture, readHead } from '#domain/imaging/open-picture.server.ts'

/** Not to be told from the original. To be packed a little tighter it would be held in memory as a whole, and some are large. */
const JPEG = { quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false } as const

/**
 * The picture as an original that every program reads, in the colours of its own profile: a JPEG, or a PNG when something
 * is transparent. The same bytes always become the same ones.
 * @throws whatever sharp finds wrong with the bytes.
 */
export async function convertPicture(bytes: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  const { hasAlpha } = await readHead(bytes)
  const opened = await openPicture(bytes)
  const picture = opened.autoOrient().keepIccProfile()
  return (hasAlpha ? picture.png() : picture.jpeg(JPEG)).toBuffer()
}
