import { findGround, PAPER } from '#domain/imaging/ground.server.ts'
import { openPicture } from '#domain/imaging/open-picture.server.ts'

/**
 * A still WebP of the picture, at most so many pixels wide and high: for looking at what is no original yet.
 * @throws whatever sharp finds wrong with the bytes.
 */
export async function shrinkPicture(bytes: Uint8Array, side: number): Promise<Buffer<ArrayBuffer>> {
  const ground = await findGround(bytes)
  const picture = await openPicture(bytes)
  picture.autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true })
  if (ground !== PAPER) picture.flatten({ background: ground })
  return picture.webp().toBuffer()
}
