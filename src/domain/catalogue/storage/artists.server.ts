import { asc, eq, inArray, sql } from 'drizzle-orm'
import { artists, galleries } from '#domain/catalogue/tables.server.ts'
import { type Database, inBatches } from '#platform/database/database.ts'

export type NewArtist = typeof artists.$inferInsert

/** Returns the new ids in the order of the rows. */
export function addArtists(db: Database, rows: NewArtist[]): Promise<number[]> {
  return inBatches(rows, async (batch) => {
    const added = await db.insert(artists).values(batch).returning({ id: artists.id })
    return added.map(({ id }) => id)
  })
}

/** Hidden artists count too; an empty catalogue may be filled with the demo. */
export async function hasArtists(db: Database): Promise<boolean> {
  const rows = await db.select({ one: sql`1` }).from(artists).limit(1)
  return rows.length > 0
}

/** Includes hidden artists. */
export async function findArtistRow(
  db: Database,
  id: number,
): Promise<{ id: number; code: string; name: string } | null> {
  const { code, name } = artists
  const [row] = await db.select({ id: artists.id, code, name }).from(artists).where(eq(artists.id, id))
  return row ?? null
}

/** The styles that a new work of the artist begins with: those of them that there still are. */
export async function listNewWorkGalleryIds(db: Database, artistId: number): Promise<number[]> {
  const [artist] = await db
    .select({ styles: artists.newWorkStyles })
    .from(artists)
    .where(eq(artists.id, artistId))
  const styles = artist?.styles ?? []
  if (styles.length === 0) return []
  const rows = await db
    .select({ id: galleries.id })
    .from(galleries)
    .where(inArray(galleries.germanUrl, styles))
    .orderBy(asc(galleries.id))
  return rows.map(({ id }) => id)
}
