import { createHash, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { listPictureRowsOf } from '#domain/imaging/pictures.server.ts'
import { shownName } from '#domain/uploads/uploads-model.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import {
  keepQueuedFile,
  queueFileRemoval,
  queueUnlessUsed,
} from '#platform/files/removed-file-rows.server.ts'
import { type BackgroundJob, openBackgroundJob } from '#platform/jobs/background-job.ts'
import type { Log } from '#platform/log.ts'
import { LARGEST_FILE_BYTES, LONGEST_FILE_NAME, MOST_FILES, PART_BYTES } from './delivery-model.ts'
import { listParts } from './find-delivery.server.ts'
import { readPieces, sizeOf } from './lay-out-zip.server.ts'
import { deliveries, deliveryFiles, deliveryParts } from './tables.server.ts'

type ReceiveFilesNeeds = { db: Database; files: FileStore; now: Date }

export type AddedFile =
  | { outcome: 'added'; id: number; name: string }
  | { outcome: 'unknown' | 'too-many' | 'empty' | 'too-large' }

/** Announces a file, which then comes in parts. */
export async function addFile(
  { db, now }: Pick<ReceiveFilesNeeds, 'db' | 'now'>,
  deliveryId: number,
  file: { name: string; bytes: number; imageId?: number },
): Promise<AddedFile> {
  if (file.bytes === 0) return { outcome: 'empty' }
  if (file.bytes > LARGEST_FILE_BYTES) return { outcome: 'too-large' }
  return db.transaction(async (tx) => {
    const ofDelivery = eq(deliveries.id, deliveryId)
    const [delivery] = await tx.select({ id: deliveries.id }).from(deliveries).where(ofDelivery).for('update')
    if (!delivery) return { outcome: 'unknown' }
    if ((await tx.$count(deliveryFiles, eq(deliveryFiles.deliveryId, deliveryId))) >= MOST_FILES)
      return { outcome: 'too-many' }
    const name = shownName(file.name).slice(0, LONGEST_FILE_NAME)
    const row = { ...file, name, deliveryId, addedAt: now }
    const [added] = await tx.insert(deliveryFiles).values(row).returning({ id: deliveryFiles.id })
    return added ? { outcome: 'added', name, ...added } : { outcome: 'unknown' }
  })
}

/**
 * Stores the part that begins at that byte. Where it is not the next one, nothing is stored, and the answer says which is: so a
 * sender goes on after a break, and of two at once one goes on. Returns how much has arrived; null where there is no such file.
 */
export async function receivePart(
  { db, files }: Pick<ReceiveFilesNeeds, 'db' | 'files'>,
  { deliveryId, fileId }: { deliveryId: number; fileId: number },
  { start, bytes }: { start: number; bytes: Uint8Array },
): Promise<number | null> {
  const ofFile = and(
    ...[eq(deliveryFiles.id, fileId), eq(deliveryFiles.deliveryId, deliveryId)],
    isNull(deliveryFiles.removedAt),
  )
  const find = async () => (await db.select().from(deliveryFiles).where(ofFile))[0] ?? null
  const file = await find()
  const end = start + bytes.length
  if (!file || start !== file.arrived || bytes.length === 0 || end > file.bytes) return file?.arrived ?? null
  const key = `${folderOf(deliveryId)}/${fileId}/${randomUUID()}`
  await queueUnlessUsed(db, key)
  await files.write(key, bytes)
  await db.transaction(async (tx) => {
    const isNext = and(ofFile, eq(deliveryFiles.arrived, start))
    const { id } = deliveryFiles
    const written = await tx.update(deliveryFiles).set({ arrived: end }).where(isNext).returning({ id })
    if (written.length === 0) return
    await tx.insert(deliveryParts).values({ fileId, start, bytes: bytes.length, key })
    await keepQueuedFile(tx, key)
  })
  return (await find())?.arrived ?? null
}

/** Copies the original of a work: what was delivered stays as it was when the work is changed or removed. */
export async function addOriginal(
  needs: ReceiveFilesNeeds,
  deliveryId: number,
  { imageId, title }: { imageId: number; title: string },
): Promise<AddedFile> {
  const [picture] = await listPictureRowsOf(needs.db, [imageId])
  const bytes = picture && (await needs.files.read(picture.originalKey))
  if (!picture || !bytes) return { outcome: 'unknown' }
  const name = `${title}.${picture.format === 'jpeg' ? 'jpg' : picture.format}`
  const added = await addFile(needs, deliveryId, { name, bytes: bytes.length, imageId })
  if (added.outcome !== 'added') return added
  const place = { deliveryId, fileId: added.id }
  for (let start = 0; start < bytes.length; start += PART_BYTES)
    await receivePart(needs, place, { start, bytes: bytes.subarray(start, start + PART_BYTES) })
  return added
}

/** Its name; null when there is none. */
export function removeFile(db: Database, deliveryId: number, fileId: number): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(deliveryFiles)
      .where(and(eq(deliveryFiles.id, fileId), eq(deliveryFiles.deliveryId, deliveryId)))
      .returning({ name: deliveryFiles.name })
    if (gone) await queueFileRemoval(tx, [`${folderOf(deliveryId)}/${fileId}`])
    return gone?.name ?? null
  })
}

/** Below the originals, so that backups hold them. */
export function folderOf(deliveryId: number): string {
  return `originals/deliveries/${deliveryId}`
}

type CheckingNeeds = { db: Database; files: FileStore; log: Log }

/** For what another instance left unfinished; a file that has just arrived is checked at once. */
const CHECKED_EVERY_MS = 60_000

/** Reads each file that has arrived whole once again, and notes its checksums, with which clients may download it. */
export function openDeliveryChecks(needs: CheckingNeeds): BackgroundJob {
  const job = openBackgroundJob({
    run: (signal) => checkArrived(needs, signal),
    everyMs: CHECKED_EVERY_MS,
    log: needs.log,
    failureEvent: 'deliveries.not-checked',
  })
  job.start()
  void job.trigger()
  return job
}

async function checkArrived({ db, files, log }: CheckingNeeds, signal: AbortSignal): Promise<void> {
  const { id, arrived, bytes, sha256, removedAt } = deliveryFiles
  const isWhole = and(eq(arrived, bytes), isNull(sha256), isNull(removedAt))
  const whole = await db.select({ id }).from(deliveryFiles).where(isWhole).orderBy(asc(id))
  for (const file of whole) {
    if (signal.aborted) return
    try {
      const sums = await readSums({ db, files }, file.id, signal)
      if (sums) await db.update(deliveryFiles).set(sums).where(eq(id, file.id))
    } catch (error) {
      log.error({ fileId: file.id, error }, 'delivery.file-not-checked')
    }
  }
}

/** Null when it is told to stop. */
async function readSums({ db, files }: Omit<CheckingNeeds, 'log'>, fileId: number, signal: AbortSignal) {
  const parts = await listParts(db, [fileId])
  const hash = createHash('sha256')
  let crc = 0
  for await (const bytes of readPieces(files, parts, { first: 0, last: sizeOf(parts) - 1 })) {
    if (signal.aborted) return null
    hash.update(bytes)
    crc = crc32(bytes, crc)
  }
  return { sha256: hash.digest('hex'), crc32: crc }
}
