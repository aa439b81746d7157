import { asc, eq, inArray, isNull, like, or, sql } from 'drizzle-orm'
import { ORIGINALS } from '#domain/imaging/originals/store-original.server.ts'
import { pictures } from '#domain/imaging/tables.server.ts'
import { type Database, inBatches } from '#platform/database/database.ts'
import { artists, galleries, imageGalleries, images } from './tables.server.ts'

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

/** The demo's artists have portraits that were never stored. */
export async function hasOwnArtists(db: Database): Promise<boolean> {
  const own = or(isNull(artists.portraitId), like(pictures.originalKey, `${ORIGINALS}%`))
  const rows = await db
    .select({ one: sql`1` })
    .from(artists)
    .leftJoin(pictures, eq(pictures.id, artists.portraitId))
    .where(own)
    .limit(1)
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

export type NewImage = typeof images.$inferInsert & { galleryIds: number[] }

export async function addImages(db: Database, rows: NewImage[]): Promise<void> {
  await inBatches(rows, async (batch) => {
    await db.insert(images).values(batch.map(({ galleryIds, ...image }) => image))
    return []
  })
  const membership = rows.flatMap(({ id, galleryIds }) =>
    galleryIds.map((galleryId) => ({ imageId: id, galleryId })),
  )
  await inBatches(membership, async (batch) => {
    await db.insert(imageGalleries).values(batch)
    return []
  })
}

export async function nextPositionOf(db: Database, artistId: number): Promise<number> {
  const [row] = await db
    .select({ next: sql<number>`coalesce(max(${images.position}) + 1, 0)::int` })
    .from(images)
    .where(eq(images.artistId, artistId))
  return row?.next ?? 0
}

/** Which of these pictures are works, hidden ones included; unordered. */
export async function listImageIdsAmong(db: Database, pictureIds: readonly number[]): Promise<number[]> {
  if (pictureIds.length === 0) return []
  const rows = await db
    .select({ id: images.id })
    .from(images)
    .where(inArray(images.id, [...pictureIds]))
  return rows.map(({ id }) => id)
}

export async function findImageCredit(db: Database, id: number) {
  const [row] = await db
    .select({ titleDe: images.titleDe, artistId: images.artistId })
    .from(images)
    .where(eq(images.id, id))
  return row ?? null
}

/** Works' titles and the names of their artists, hidden ones included; unordered. */
export async function listImageCredits(db: Database, ids: readonly number[]) {
  return db
    .select({ id: images.id, titleDe: images.titleDe, titleEn: images.titleEn, artistName: artists.name })
    .from(images)
    .innerJoin(artists, eq(artists.id, images.artistId))
    .where(inArray(images.id, [...ids]))
}

export type NewGallery = typeof galleries.$inferInsert

export async function addGalleries(db: Database, rows: NewGallery[]): Promise<number[]> {
  if (rows.length === 0) return []
  const added = await db.insert(galleries).values(rows).returning({ id: galleries.id })
  return added.map(({ id }) => id)
}
