import { openPicture } from '#domain/imaging/open-picture.server.ts'

/**
 * A still WebP of the picture, at most so many pixels wide and high: for looking at what is no original yet.
 * @throws whatever sharp finds wrong with the bytes.
 */
export function shrinkPicture(bytes: Uint8Array, side: number): Promise<Buffer<ArrayBuffer>> {
  return openPicture(bytes)
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp()
    .toBuffer()
}
