import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { recordEvent } from '#domain/webhooks/record-event.server.ts'
import type { Database } from '#platform/database/database.ts'
import { tellDownloaded } from './delivery-emails.server.ts'
import { MOST_STRETCHES, MOST_TIMES_GIVEN } from './delivery-model.ts'
import type { DeliveryRow, ReadyFile } from './find-delivery.server.ts'
import { deliveries, deliveryDownloads, deliveryFiles } from './tables.server.ts'

export type DownloadRequest = {
  acceptanceId: string
  what: string
  files: readonly ReadyFile[]
  size: number
}

/** It is null when one of the files may no longer be downloaded. */
export type Started = { downloadId: number } | null

type Stretch = { first: number; bytes: number }

const { bytes: handedOver, given, size: wholeSize } = deliveryDownloads

export const IS_WHOLE = sql<boolean>`${given} @> int8range(0, ${wholeSize})`

/** Continues an unfinished attempt or counts a new one, one at a time: no two get the last permitted one. */
export function startDownload(
  { db, origin }: { db: Database; origin: string },
  row: DeliveryRow,
  request: DownloadRequest & { first: number; last: number },
  now: Date,
): Promise<Started> {
  return db.transaction(async (tx) => {
    const ofRow = eq(deliveries.id, row.id)
    const [locked] = await tx.select().from(deliveries).where(ofRow).for('update')
    const latest = (await listUnfinished(tx, request.acceptanceId)).get(request.what)
    if (latest && goesOn(latest, request)) return { downloadId: latest.id }
    return locked ? countDownload(tx, locked, request, now, origin) : null
  })
}

/** `tx` is the transaction that holds the delivery. */
async function countDownload(
  tx: Database,
  row: DeliveryRow,
  { acceptanceId, what, files, size }: DownloadRequest,
  now: Date,
  origin: string,
): Promise<Started> {
  const fileIds = files.map(({ id }) => id)
  const ofFiles = inArray(deliveryFiles.id, fileIds)
  const { mostDownloads: most } = row
  const isSpent = most !== null && and(ofFiles, gte(deliveryFiles.downloads, most))
  if (isSpent && (await tx.$count(deliveryFiles, isSpent)) > 0) return null
  await recordDeliveryEvent(tx, 'delivery.downloaded', { row, origin, now })
  if ((await tx.$count(deliveryDownloads, eq(deliveryDownloads.deliveryId, row.id))) === 0)
    await tellDownloaded(tx, row, now)
  const oneMore = { downloads: sql`${deliveryFiles.downloads} + 1` }
  await tx.update(deliveryFiles).set(oneMore).where(ofFiles)
  const [added] = await tx
    .insert(deliveryDownloads)
    .values({ deliveryId: row.id, acceptanceId, what, fileIds, startedAt: now, size })
    .returning({ downloadId: deliveryDownloads.id })
  return added ?? null
}

/** Returns false when this request has to end: all together have handed over what the download may give. */
export async function noteHandedOver(
  db: Database,
  id: number,
  { first, bytes }: Stretch,
  endedAt?: Date,
): Promise<boolean> {
  const more = sql`${given} + int8multirange(int8range(${first}::bigint, ${first + bytes}::bigint))`
  const isFull = sql`(SELECT count(*) FROM unnest(${given})) >= ${MOST_STRETCHES}::int`
  const [noted] = await db
    .update(deliveryDownloads)
    .set({
      bytes: sql`${handedOver} + ${bytes}`,
      given: sql`CASE WHEN ${isFull} THEN ${given} ELSE ${more} END`,
      endedAt,
    })
    .where(eq(deliveryDownloads.id, id))
    .returning({ bytes: handedOver, size: wholeSize })
  return noted !== undefined && noted.bytes < MOST_TIMES_GIVEN * noted.size
}

/** The end of a request was lost on the way, so its last byte has to be requested again. */
export async function takeBackByte(db: Database, id: number, last: number): Promise<void> {
  const without = sql`${given} - int8multirange(int8range(${last}::bigint, ${last + 1}::bigint))`
  await db.update(deliveryDownloads).set({ given: without }).where(eq(deliveryDownloads.id, id))
}

type Attempt = Pick<typeof deliveryDownloads.$inferSelect, 'id' | 'what' | 'fileIds' | 'bytes' | 'size'>

export async function listUnfinished(db: Database, acceptanceId: string): Promise<Map<string, Attempt>> {
  const { id, what, fileIds, acceptanceId: by } = deliveryDownloads
  const latest = await db
    .selectDistinctOn([what], { id, what, fileIds, bytes: handedOver, size: wholeSize, isWhole: IS_WHOLE })
    .from(deliveryDownloads)
    .where(eq(by, acceptanceId))
    .orderBy(what, desc(id))
  const unfinished = latest.filter(({ isWhole, bytes, size }) => !isWhole && bytes < MOST_TIMES_GIVEN * size)
  return new Map(unfinished.map((attempt) => [attempt.what, attempt]))
}

/** The files that were handed over whole, by themselves or in the archive; `acceptanceId` where by one visitor. */
export async function listWholeFiles(
  db: Database,
  by: { deliveryId: number; acceptanceId?: string },
): Promise<Set<number>> {
  const { fileIds, deliveryId, acceptanceId } = deliveryDownloads
  const isBy = by.acceptanceId === undefined ? undefined : eq(acceptanceId, by.acceptanceId)
  const whole = await db
    .select({ fileIds })
    .from(deliveryDownloads)
    .where(and(eq(deliveryId, by.deliveryId), isBy, IS_WHOLE))
  return new Set(whole.flatMap((download) => download.fileIds))
}

function goesOn(
  { fileIds, bytes, size }: Attempt,
  { first, last, files }: DownloadRequest & { first: number; last: number },
) {
  const areTheSame = files.length === fileIds.length && files.every(({ id }) => fileIds.includes(id))
  return areTheSame && bytes + last - first + 1 <= MOST_TIMES_GIVEN * size
}

/** Tells other programs, in the transaction of what the client did. */
export async function recordDeliveryEvent(
  tx: Database,
  kind: 'delivery.accepted' | 'delivery.downloaded',
  { row: { id }, origin, now }: { row: DeliveryRow; origin: string; now: Date },
): Promise<void> {
  const data = { id: String(id), link: `${origin}/admin/deliveries/${id}` }
  await recordEvent(tx, { kind, data, now })
}
