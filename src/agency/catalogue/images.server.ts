import { inBatches } from '#base/database/batches.ts'
import type { Database } from '#base/database/database.ts'
import { imageGalleries, images } from './tables.server.ts'

/** An image with the galleries it hangs in. Its id is its picture's. */
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
