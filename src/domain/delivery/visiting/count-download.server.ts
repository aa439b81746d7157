import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { queueFetched } from '#domain/delivery/emails/delivery-emails.server.ts'
import { RESUMED_WITHIN_MS } from '#domain/delivery/model.ts'
import { deliveries, deliveryDownloads, deliveryFiles } from '#domain/delivery/tables.server.ts'
import { recordEvent } from '#domain/webhooks/record-event.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { DeliveryRow, ReadyFile } from './find-delivery.server.ts'

export type Asked = {
  acceptanceId: string
  /** A file's id, or `zip`. */
  what: string
  files: readonly ReadyFile[]
  /** Of the whole download. */
  size: number
  firstByte: number
}

/** Null where one of the files may not be downloaded any more. */
export type Started = { downloadId: number } | null

type DownloadRow = typeof deliveryDownloads.$inferSelect

/**
 * Lets a request be part of a download: of one of the same person that goes on, or of a new one, which counts once for each of
 * its files. One at a time for each delivery, so the last permitted one is given to one of two who ask at once.
 */
export function startDownload(
  { db, origin }: { db: Database; origin: string },
  row: DeliveryRow,
  asked: Asked,
  now: Date,
): Promise<Started> {
  return db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ most: deliveries.mostDownloads })
      .from(deliveries)
      .where(eq(deliveries.id, row.id))
      .for('update')
    const [latest] = await tx
      .select()
      .from(deliveryDownloads)
      .where(
        and(eq(deliveryDownloads.acceptanceId, asked.acceptanceId), eq(deliveryDownloads.what, asked.what)),
      )
      .orderBy(desc(deliveryDownloads.id))
      .limit(1)
    if (latest && goesOn(latest, asked.firstByte, now)) return { downloadId: latest.id }
    const ids = asked.files.map(({ id }) => id)
    const most = locked?.most ?? Number.POSITIVE_INFINITY
    const counts = await tx
      .select({ downloads: deliveryFiles.downloads })
      .from(deliveryFiles)
      .where(inArray(deliveryFiles.id, ids))
    if (!locked || counts.some(({ downloads }) => downloads >= most)) return null
    const link = `${origin}/admin/deliveries/${row.id}`
    await recordEvent(tx, { kind: 'delivery.downloaded', data: { id: String(row.id), link }, now })
    return countDownload(tx, row, asked, now)
  })
}

/** Here a download counts: once, when it begins. `tx` is the transaction that holds the delivery. */
async function countDownload(tx: Database, row: DeliveryRow, asked: Asked, now: Date): Promise<Started> {
  const isFirst = (await tx.$count(deliveryDownloads, eq(deliveryDownloads.deliveryId, row.id))) === 0
  const { acceptanceId, what, files, size } = asked
  await tx
    .update(deliveryFiles)
    .set({ downloads: sql`${deliveryFiles.downloads} + 1` })
    .where(
      inArray(
        deliveryFiles.id,
        files.map(({ id }) => id),
      ),
    )
  const [added] = await tx
    .insert(deliveryDownloads)
    .values({ deliveryId: row.id, acceptanceId, what, startedAt: now, size })
    .returning({ id: deliveryDownloads.id })
  if (isFirst) await queueFetched(tx, row, now)
  return added ? { downloadId: added.id } : null
}

/** Notes what a request handed over, whether it ended by itself or broke off. */
export async function noteHandedOver(db: Database, id: number, bytes: number, now: Date): Promise<void> {
  await db
    .update(deliveryDownloads)
    .set({ bytes: sql`${deliveryDownloads.bytes} + ${bytes}`, endedAt: now })
    .where(eq(deliveryDownloads.id, id))
}

/** A later part of it; or all of it anew, if it broke off before. */
function goesOn({ startedAt, endedAt, bytes, size }: DownloadRow, firstByte: number, now: Date): boolean {
  if (now.getTime() - startedAt.getTime() >= RESUMED_WITHIN_MS) return false
  return firstByte > 0 || (endedAt !== null && bytes < size)
}
