import { eq, inArray, sql } from 'drizzle-orm'
import { artists, imageGalleries, images } from '#domain/catalogue/tables.server.ts'
import { type Database, inBatches } from '#platform/database/database.ts'

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
