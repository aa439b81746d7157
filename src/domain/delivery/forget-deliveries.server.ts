import { and, eq, exists, isNull, lt } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { queueFileRemoval } from '#platform/files/remove-files.server.ts'
import { folderOf } from './receiving/receive-files.server.ts'
import { deliveries, deliveryFiles, deliveryParts } from './tables.server.ts'

/** The bytes of deliveries that ended before; what they were, and who had them, stays. Returns how many files went. */
export function forgetDeliveryFiles(db: Database, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = tx
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(eq(deliveries.id, deliveryFiles.deliveryId), lt(deliveries.endsAt, before)))
    const gone = await tx
      .update(deliveryFiles)
      .set({ removedAt: before })
      .where(and(isNull(deliveryFiles.removedAt), exists(ended)))
      .returning({ id: deliveryFiles.id, deliveryId: deliveryFiles.deliveryId })
    for (const { id } of gone) await tx.delete(deliveryParts).where(eq(deliveryParts.fileId, id))
    await queueFileRemoval(
      tx,
      gone.map(({ id, deliveryId }) => `${folderOf(deliveryId)}/${id}`),
    )
    return gone.length
  })
}
