import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { queueNotice } from '#domain/delivery/emails/delivery-emails.server.ts'
import { MOST_TIMES_GIVEN, RESUMED_WITHIN_MS } from '#domain/delivery/model.ts'
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
  asked: Asked & { first: number; last: number },
  now: Date,
): Promise<Started> {
  return db.transaction(async (tx) => {
    const ofRow = eq(deliveries.id, row.id)
    const [locked] = await tx.select().from(deliveries).where(ofRow).for('update')
    const { acceptanceId, what } = deliveryDownloads
    const [latest] = await tx
      .select()
      .from(deliveryDownloads)
      .where(and(eq(acceptanceId, asked.acceptanceId), eq(what, asked.what)))
      .orderBy(desc(deliveryDownloads.id))
      .limit(1)
    if (latest && goesOn(latest, asked, now)) return { downloadId: latest.id }
    return locked ? countDownload(tx, locked, asked, now, origin) : null
  })
}

/** Here a download counts: once, when it begins. `tx` is the transaction that holds the delivery. */
async function countDownload(
  tx: Database,
  row: DeliveryRow,
  { acceptanceId, what, files, size }: Asked,
  now: Date,
  origin: string,
): Promise<Started> {
  const asked = inArray(
    deliveryFiles.id,
    files.map(({ id }) => id),
  )
  const { mostDownloads: most } = row
  const isSpent = most !== null && and(asked, gte(deliveryFiles.downloads, most))
  if (isSpent && (await tx.$count(deliveryFiles, isSpent)) > 0) return null
  const link = `${origin}/admin/deliveries/${row.id}`
  await recordEvent(tx, { kind: 'delivery.downloaded', data: { id: String(row.id), link }, now })
  if ((await tx.$count(deliveryDownloads, eq(deliveryDownloads.deliveryId, row.id))) === 0)
    await queueNotice(tx, row, { what: 'fetched' }, now)
  const oneMore = { downloads: sql`${deliveryFiles.downloads} + 1` }
  await tx.update(deliveryFiles).set(oneMore).where(asked)
  const [added] = await tx
    .insert(deliveryDownloads)
    .values({ deliveryId: row.id, acceptanceId, what, startedAt: now, size })
    .returning({ downloadId: deliveryDownloads.id })
  return added ?? null
}

/**
 * Notes what a request handed over since it noted last; `endedAt` when it ended by itself or broke off. False where several at once
 * have handed over all that the download may give, so that this one has to end.
 */
export async function noteHandedOver(
  db: Database,
  id: number,
  handedOver: number,
  endedAt?: Date,
): Promise<boolean> {
  const { bytes, size } = deliveryDownloads
  const [noted] = await db
    .update(deliveryDownloads)
    .set({ bytes: sql`${bytes} + ${handedOver}`, endedAt })
    .where(eq(deliveryDownloads.id, id))
    .returning({ bytes, size })
  return noted !== undefined && noted.bytes < MOST_TIMES_GIVEN * noted.size
}

/** A later part of it; or all of it anew, if it broke off before. */
function goesOn(
  { startedAt, endedAt, bytes, size }: DownloadRow,
  { first, last }: { first: number; last: number },
  now: Date,
): boolean {
  if (now.getTime() - startedAt.getTime() >= RESUMED_WITHIN_MS) return false
  if (bytes + last - first + 1 > MOST_TIMES_GIVEN * size) return false
  return first > 0 || (endedAt !== null && bytes < size)
}
