import type { Picture } from '#domain/imaging/model.ts'
import { type PictureRow, toPicture } from '#domain/imaging/pictures.server.ts'

/** Path of the artist's portfolio, for the metadata of pictures. */
export function artistPage(code: string): string {
  return `/illustrator/${code}`
}

/** The picture of an image, with its artist's credit and, in large sizes, a watermark. */
export function toWorkPicture(
  row: PictureRow,
  { title, artistName, artistCode }: { title: string; artistName: string; artistCode: string },
): Picture {
  const credit = { title, creator: artistName, page: artistPage(artistCode) }
  return toPicture(row, { watermarked: true, phonePictureId: null, credit })
}
