import { openPicture } from '#domain/imaging/open-picture.server.ts'
import { type Part, WHOLE } from './part.ts'

/** Cuts the part out of one of our own pictures, as PNG; of what moves out of its first frame. */
export async function cutPart(picture: Uint8Array, part: Part): Promise<Uint8Array> {
  const opened = await openPicture(picture)
  const { width, height } = await opened.metadata()
  const [left, right] = [part.x, part.x + part.width].map((at) => Math.round((at / WHOLE) * width))
  const [top, bottom] = [part.y, part.y + part.height].map((at) => Math.round((at / WHOLE) * height))
  const area = {
    left: left ?? 0,
    top: top ?? 0,
    // Of a picture that is a line high, a part is a line as well.
    width: Math.max(1, (right ?? width) - (left ?? 0)),
    height: Math.max(1, (bottom ?? height) - (top ?? 0)),
  }
  return opened.extract(area).png().toBuffer()
}
