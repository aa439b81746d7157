import { and, between, eq, exists, inArray, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { queueFileRemoval } from '#platform/files/removed-file-rows.server.ts'
import { site } from '#site/site.server.ts'
import { readDetails } from './deliveries-resource.server.ts'
import { dropEmailsAbout, queueUnfetched } from './delivery-emails.server.ts'
import { FORGOTTEN } from './delivery-model.ts'
import { keysOf } from './find-delivery.server.ts'
import {
  deliveries,
  deliveryAcceptances,
  deliveryDownloads,
  deliveryFiles,
  deliveryParts,
} from './tables.server.ts'

const isTo = (email: string) => eq(sql`lower(${deliveries.recipientEmail})`, email.toLowerCase())

/** The keys of the links are left out. */
export async function findDeliveriesTo(db: Database, email: string): Promise<object[]> {
  const rows = await db.select().from(deliveries).where(isTo(email))
  return Promise.all(
    rows.map(async ({ secret: _, key: _key, passwordHash: _hash, ...delivery }) => ({
      ...delivery,
      ...(await readDetails(db, delivery.id)),
    })),
  )
}

/** Ends the deliveries as well. The fact of an acceptance stays. Returns how many deliveries. */
export function purgeRecipient(db: Database, email: string): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .update(deliveries)
      .set({
        recipientName: FORGOTTEN,
        recipientEmail: FORGOTTEN,
        message: '',
        endsAt: sql`least(${deliveries.endsAt}, now())`,
      })
      .where(isTo(email))
      .returning({ id: deliveries.id })
    const ids = gone.map(({ id }) => id)
    await tx
      .update(deliveryAcceptances)
      .set({ name: FORGOTTEN })
      .where(inArray(deliveryAcceptances.deliveryId, ids))
    await dropEmailsAbout(tx, ids)
    return gone.length
  })
}

/** The job may have stood still for so long. Sent e-mails are known longer, so none is sent twice. */
const TOLD_WITHIN_MS = Math.min(7, site.keptDays.letters) * DAY_MS

/** Returns 0, since it deletes nothing. */
export async function tellUnfetched(db: Database, now: Date): Promise<number> {
  const of = (table: typeof deliveryFiles | typeof deliveryDownloads) =>
    db.select({ id: table.id }).from(table).where(eq(table.deliveryId, deliveries.id))
  const hasEnded = between(deliveries.endsAt, new Date(now.getTime() - TOLD_WITHIN_MS), now)
  // A client whom `privacy` removed did not let the delivery run out.
  const ofSomebody = ne(deliveries.recipientEmail, FORGOTTEN)
  const unfetched = and(hasEnded, ofSomebody, exists(of(deliveryFiles)), notExists(of(deliveryDownloads)))
  for (const row of await db.select().from(deliveries).where(unfetched)) await queueUnfetched(db, row)
  return 0
}

/** The files' names, and who had them, stay. Returns how many files were deleted. */
export function purgeDeliveryFiles(db: Database, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = tx.select({ id: deliveries.id }).from(deliveries).where(lt(deliveries.endsAt, before))
    const gone = await tx
      .update(deliveryFiles)
      .set({ removedAt: before })
      .where(and(isNull(deliveryFiles.removedAt), inArray(deliveryFiles.deliveryId, ended)))
      .returning({ id: deliveryFiles.id, deliveryId: deliveryFiles.deliveryId })
    for (const { id } of gone) await tx.delete(deliveryParts).where(eq(deliveryParts.fileId, id))
    await queueFileRemoval(tx, gone.flatMap(keysOf))
    return gone.length
  })
}
