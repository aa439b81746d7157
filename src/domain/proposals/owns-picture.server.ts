import { sql } from 'drizzle-orm'
import { artists, images } from '#domain/catalogue/tables.server.ts'
import { staffChanges } from '#domain/staff/tables.server.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'

/** Whether a picture is a work of the artist, their portrait, or one that this account made of a file. */
export async function ownsPicture(
  db: Database,
  account: { id: string; artistId: number },
  pictureId: number,
): Promise<boolean> {
  const { id: staffId, artistId } = account
  const rows = await rowsOf(
    db,
    sql`SELECT 1 FROM ${images} WHERE ${images.id} = ${pictureId} AND ${images.artistId} = ${artistId}
      UNION ALL SELECT 1 FROM ${artists} WHERE ${artists.id} = ${artistId} AND ${artists.portraitId} = ${pictureId}
      UNION ALL SELECT 1 FROM ${staffChanges} WHERE ${staffChanges.resource} = 'pictures'
        AND ${staffChanges.recordId} = ${String(pictureId)} AND ${staffChanges.staffId} = ${staffId}
        AND ${staffChanges.action} = 'create' LIMIT 1`,
  )
  return rows.length > 0
}
