import type { Picture } from '#domain/imaging/model.ts'
import { type PictureRow, toPicture } from '#domain/imaging/pictures.server.ts'

/** Where a visitor finds the artist, as it is written into pictures. */
export function artistPage(code: string): string {
  return `/illustrator/${code}`
}

/** The picture of an image: credited to its artist, and marked where it is large. */
export function toWorkPicture(
  row: PictureRow,
  { title, artistName, artistCode }: { title: string; artistName: string; artistCode: string },
): Picture {
  const credit = { title, creator: artistName, page: artistPage(artistCode) }
  return toPicture(row, { watermarked: true, phonePictureId: null, credit })
}
