import { eq, or } from 'drizzle-orm'
import { toWorkPicture } from '#domain/catalogue/image-picture.server.ts'
import type { Image } from '#domain/catalogue/model.ts'
import { artists, images } from '#domain/catalogue/tables.server.ts'
import { listPictureRowsOf } from '#domain/imaging/pictures.server.ts'
import type { Database } from '#platform/database/database.ts'

/** Images that are hidden or whose artist is, with their pictures as they would be shown. */
export async function listHiddenImages(db: Database): Promise<Pick<Image, 'id' | 'picture'>[]> {
  const rows = await db
    .select({ id: images.id, title: images.titleDe, artistName: artists.name, artistCode: artists.code })
    .from(images)
    .innerJoin(artists, eq(artists.id, images.artistId))
    .where(or(images.hidden, artists.hidden))
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
