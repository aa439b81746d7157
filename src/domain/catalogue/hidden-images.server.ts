import { and, eq, gt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import { listPictureRowsOf, type PictureRow, toPicture } from '#domain/imaging/pictures.server.ts'
import type { Database } from '#platform/database/database.ts'
import { isPublished, isToBePublished } from '#platform/schedule.server.ts'
import type { Image } from './catalogue-model.ts'
import { artists, images } from './tables.server.ts'

type WorkPicture = Pick<Image, 'id' | 'picture'>

/** Images that visitors do not see now, by hand or by the clock, with their pictures as they would be shown. */
export function listHiddenImages(db: Database, now: Date): Promise<WorkPicture[]> {
  return listWorkPictures(db, not(sql`(${isPublished(images, now)} AND ${isPublished(artists, now)})`))
}

/** Those of them that will be seen, unless somebody changes something. */
export function listPlannedImages(db: Database, now: Date): Promise<WorkPicture[]> {
  const isPlanned = or(gt(images.publishedFrom, now), gt(artists.publishedFrom, now))
  return listWorkPictures(db, and(isPlanned, isToBePublished(images, now), isToBePublished(artists, now)))
}

async function listWorkPictures(db: Database, where: SQL | undefined): Promise<WorkPicture[]> {
  const rows = await db
    .select({ id: images.id, title: images.titleDe, artistName: artists.name, artistCode: artists.code })
    .from(images)
    .innerJoin(artists, eq(artists.id, images.artistId))
    .where(where)
  const pictureRows = await listPictureRowsOf(
    db,
    rows.map(({ id }) => id),
  )
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  return pictureRows.flatMap((picture) => {
    const row = rowsById.get(picture.id)
    return row ? [{ id: row.id, picture: toWorkPicture(picture, row) }] : []
  })
}

export function artistPage(code: string): string {
  return `/illustrator/${code}`
}

export function toWorkPicture(
  row: PictureRow,
  { title, artistName, artistCode }: { title: string; artistName: string; artistCode: string },
): Picture {
  const credit = { title, creator: artistName, page: artistPage(artistCode) }
  return toPicture(row, { watermarked: true, phonePictureId: null, credit })
}
