import { inArray } from 'drizzle-orm'
import { images } from '#domain/catalogue/tables.server.ts'
import type { ReadRow } from '#domain/import-export/reading/read-list.server.ts'
import { type Database, inBatches } from '#platform/database/database.ts'
import type { Names } from './list-kind.ts'
import { numberIn, textIn } from './plan-rows.server.ts'

/**
 * Completes rows that call an artist or a work by its id alone: with the artist's code, as the list gives it or else as it
 * is now. Ids that nobody has stay alone.
 */
export async function fillOwners(
  db: Database,
  rows: { artists: readonly ReadRow[]; images: readonly ReadRow[] },
  stored: Names['codes'],
): Promise<{ artists: ReadRow[]; images: ReadRow[] }> {
  const owners = await listOwners(
    db,
    rows.images.flatMap(({ row }) => (row.Artist === undefined ? (numberIn(row.Id) ?? []) : [])),
  )
  const fill = (read: ReadRow, column: string, code: string | undefined): ReadRow =>
    code === undefined ? read : { ...read, row: { ...read.row, [column]: code } }
  const artists = rows.artists.map((read) =>
    fill(read, 'Code', textIn(read.row.Code) ?? stored.get(numberIn(read.row.Id) ?? 0)),
  )
  const given = artists.flatMap(({ row: { Id, Code } }): [number, string][] =>
    typeof Id === 'number' && typeof Code === 'string' ? [[Id, Code]] : [],
  )
  const codes = new Map([...stored, ...given])
  return {
    artists,
    images: rows.images.map((read) => {
      const owner = owners.get(numberIn(read.row.Id) ?? 0) ?? 0
      return fill(read, 'Artist', textIn(read.row.Artist) ?? codes.get(owner))
    }),
  }
}

async function listOwners(db: Database, imageIds: number[]): Promise<Map<number, number>> {
  const rows = await inBatches(imageIds, (batch) =>
    db.select({ id: images.id, artistId: images.artistId }).from(images).where(inArray(images.id, batch)),
  )
  return new Map(rows.map(({ id, artistId }) => [id, artistId]))
}
