import { inArray } from 'drizzle-orm'
import { pictureMetadata } from '#domain/imaging/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { PictureMetadata } from './metadata-model.ts'

export async function keepMetadata(
  db: Database,
  pictureId: number,
  metadata: PictureMetadata | null,
  readAt: Date,
): Promise<void> {
  await db.delete(pictureMetadata).where(inArray(pictureMetadata.pictureId, [pictureId]))
  if (metadata) await db.insert(pictureMetadata).values({ pictureId, metadata, readAt })
}

/** By the picture's id; what cannot be read is left out. */
export async function listMetadata(
  db: Database,
  pictureIds: readonly number[],
): Promise<Map<number, PictureMetadata>> {
  const rows = await db
    .select({ id: pictureMetadata.pictureId, metadata: pictureMetadata.metadata })
    .from(pictureMetadata)
    .where(inArray(pictureMetadata.pictureId, [...pictureIds]))
  return new Map(
    rows.flatMap(({ id, metadata }) => {
      const { data } = PictureMetadata.safeParse(metadata)
      return data ? [[id, data] as const] : []
    }),
  )
}
