import { inArray } from 'drizzle-orm'
import { artists, images } from '#domain/catalogue/tables.server.ts'
import type { ListRow } from '#domain/import-export/format.ts'
import type { ReadRow } from '#domain/import-export/reading/read-list.server.ts'
import { inBatches } from '#platform/database/batches.ts'
import type { Database } from '#platform/database/database.ts'

type ArtistRow = ReadRow<ListRow<'artists'>>
type ImageRow = ReadRow<ListRow<'images'>>
/** What belongs to an id that the list gives alone. */
type ById<Value> = ReadonlyMap<number, Value>

/**
 * Completes rows that call an artist or a work by its id alone: with the artist's code, as the list gives it or else as it
 * is now. Ids that nobody has stay alone.
 */
export async function fillOwners(
  db: Database,
  rows: { artists: readonly ArtistRow[]; images: readonly ImageRow[] },
): Promise<{ artists: ArtistRow[]; images: ImageRow[] }> {
  const owners = await listOwners(
    db,
    rows.images.flatMap(({ row }) => (row.artist === undefined ? (row.id ?? []) : [])),
  )
  const stored = await listCodes(db, [
    ...owners.values(),
    ...rows.artists.flatMap(({ row }) => (row.code === undefined ? (row.id ?? []) : [])),
  ])
  const artistRows = rows.artists.map((read) => withCode(read, stored))
  const given = artistRows.flatMap(({ row }): [number, string][] =>
    row.id !== undefined && row.code ? [[row.id, row.code]] : [],
  )
  const codes = new Map([...stored, ...given])
  return { artists: artistRows, images: rows.images.map((read) => withArtist(read, owners, codes)) }
}

function withCode(read: ArtistRow, codes: ById<string>): ArtistRow {
  const { row } = read
  const code = row.code ?? codes.get(row.id ?? 0)
  return code === undefined ? read : { ...read, row: { ...row, code } }
}

function withArtist(read: ImageRow, owners: ById<number>, codes: ById<string>): ImageRow {
  const { row } = read
  const artist = row.artist ?? codes.get(owners.get(row.id ?? 0) ?? 0)
  return artist === undefined ? read : { ...read, row: { ...row, artist } }
}

async function listOwners(db: Database, imageIds: number[]): Promise<Map<number, number>> {
  const rows = await inBatches(imageIds, (batch) =>
    db.select({ id: images.id, artistId: images.artistId }).from(images).where(inArray(images.id, batch)),
  )
  return new Map(rows.map(({ id, artistId }) => [id, artistId]))
}

async function listCodes(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await inBatches([...new Set(ids)], (batch) =>
    db.select({ id: artists.id, code: artists.code }).from(artists).where(inArray(artists.id, batch)),
  )
  return new Map(rows.map(({ id, code }) => [id, code]))
}
