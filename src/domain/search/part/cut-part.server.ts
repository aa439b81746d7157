import { openPicture } from '#domain/imaging/open-picture.server.ts'
import { type Part, pixelsOf } from './part.ts'

/** Cuts the part out of one of our own pictures, as PNG; of what moves out of its first frame. */
export async function cutPart(picture: Uint8Array, part: Part): Promise<Uint8Array> {
  const opened = await openPicture(picture)
  return opened
    .extract(pixelsOf(part, await opened.metadata()))
    .png()
    .toBuffer()
}
