import { createHash, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { and, asc, eq, gte, isNull, lt, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Decoder } from '#domain/imaging/decoding/decoder.server.ts'
import { listPictureRowsOf } from '#domain/imaging/pictures.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import { shownName } from '#domain/uploads/uploads-model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { requiredLine } from '#platform/fields/rules.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import {
  keepQueuedFile,
  queueFileRemoval,
  queueUnlessUsed,
} from '#platform/files/removed-file-rows.server.ts'
import { PART_BYTES, receiveByTus } from '#platform/http/receive-by-tus.server.ts'
import { type BackgroundJob, openBackgroundJob } from '#platform/jobs/background-job.ts'
import type { Log } from '#platform/log.ts'
import { noteChange } from './change-delivery.server.ts'
import { LARGEST_FILE_BYTES, LONGEST_FILE_NAME, MOST_FILES } from './delivery-model.ts'
import { folderOf, keysOf, listParts } from './find-delivery.server.ts'
import { readPieces, sizeOf } from './lay-out-zip.server.ts'
import { deliveries, deliveryFiles, deliveryParts } from './tables.server.ts'
import { storeThumbnail } from './thumbnails.server.ts'

type ReceiveFilesNeeds = { db: Database; files: FileStore; now: Date }

export type AddedFile = { outcome: 'added'; id: number; name: string } | { outcome: 'unknown' | 'too-many' }

type ReceiverNeeds = Pick<ReceiveFilesNeeds, 'db' | 'files'> & {
  clock: Clock
  disk: string | null
  onWhole: () => Promise<void>
}

/** Editors may go on with any file of this delivery, also with a colleague's. */
export type DeliverySender = { staff: Staff; deliveryId: number }

const LONGEST_SENT_NAME = 200

const Announced = z.object({ filename: requiredLine(LONGEST_SENT_NAME) })
const REFUSED = {
  unnamed: { status_code: 422, body: 'A name is needed.' },
  unknown: { status_code: 404, body: 'There is no such record.' },
  'too-many': { status_code: 422, body: `A delivery has at most ${MOST_FILES} files.` },
} as const

export function openDeliveryReceiver({ db, files, clock, disk, onWhole }: ReceiverNeeds) {
  return receiveByTus<DeliverySender>({
    largestBytes: LARGEST_FILE_BYTES,
    disk,
    begin: async ({ staff, deliveryId }, { bytes, metadata }) => {
      const announced = Announced.safeParse(metadata)
      if (!announced.success) throw REFUSED.unnamed
      const now = clock.now()
      const added = await addFile({ db, now }, deliveryId, { name: announced.data.filename, bytes })
      if (added.outcome !== 'added') throw REFUSED[added.outcome]
      await noteChange({ db, now, staff }, deliveryId, { File: added.name })
      return String(added.id)
    },
    find: async ({ deliveryId }, id) => {
      const { bytes, arrived, imageId } = deliveryFiles
      // Nobody sends what is being copied.
      const isSent = and(isPlace({ deliveryId, fileId: Number(id) }), isNull(imageId))
      return (await db.select({ bytes, arrived }).from(deliveryFiles).where(isSent))[0] ?? null
    },
    append: ({ deliveryId }, id, start, bytes) =>
      receivePart({ db, files }, { deliveryId, fileId: Number(id) }, { start, bytes }),
    onWhole,
  })
}

export async function addFile(
  { db, now }: Pick<ReceiveFilesNeeds, 'db' | 'now'>,
  deliveryId: number,
  file: { name: string; bytes: number; imageId?: number },
): Promise<AddedFile> {
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

type Place = { deliveryId: number; fileId: number }

export async function receivePart(
  { db, files }: Pick<ReceiveFilesNeeds, 'db' | 'files'>,
  place: Place,
  { start, bytes }: { start: number; bytes: Uint8Array },
): Promise<number | null> {
  const { deliveryId, fileId } = place
  const key = `${folderOf(deliveryId)}/${fileId}/${randomUUID()}`
  await queueUnlessUsed(db, key)
  await files.write(key, bytes)
  return db.transaction(async (tx) => {
    const end = start + bytes.length
    const { id, arrived, bytes: all } = deliveryFiles
    const isNext = and(isPlace(place), eq(arrived, start), gte(all, end))
    const written = await tx.update(deliveryFiles).set({ arrived: end }).where(isNext).returning({ id })
    if (written.length === 0) return null
    await tx.insert(deliveryParts).values({ fileId, start, bytes: bytes.length, key })
    await keepQueuedFile(tx, key)
    return end
  })
}

function isPlace({ deliveryId, fileId }: Place): SQL | undefined {
  const { id, removedAt } = deliveryFiles
  return and(eq(id, fileId), eq(deliveryFiles.deliveryId, deliveryId), isNull(removedAt))
}

/** The copy stays as it was when the work is changed or removed. */
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
  for (let start = 0; start < bytes.length; start += PART_BYTES)
    await receivePart(
      needs,
      { deliveryId, fileId: added.id },
      { start, bytes: bytes.subarray(start, start + PART_BYTES) },
    )
  return added
}

export async function removeFile(db: Database, deliveryId: number, fileId: number): Promise<string | null> {
  const ofDelivery = and(eq(deliveryFiles.id, fileId), eq(deliveryFiles.deliveryId, deliveryId))
  const [gone] = await removeWhere(db, ofDelivery)
  return gone?.name ?? null
}

export async function removeUnfinished(db: Database, before: Date): Promise<number> {
  const { arrived, bytes, addedAt, removedAt } = deliveryFiles
  const unfinished = and(lt(arrived, bytes), lt(addedAt, before), isNull(removedAt))
  return (await removeWhere(db, unfinished)).length
}

function removeWhere(db: Database, where: SQL | undefined): Promise<{ name: string }[]> {
  const { id, deliveryId, name } = deliveryFiles
  return db.transaction(async (tx) => {
    const gone = await tx.delete(deliveryFiles).where(where).returning({ id, deliveryId, name })
    await queueFileRemoval(tx, gone.flatMap(keysOf))
    return gone
  })
}

type CheckingNeeds = { db: Database; files: FileStore; decoder: Pick<Decoder, 'shrink'>; log: Log }

/** Another instance may have left files unfinished; one that has just arrived is checked at once. */
const CHECKED_EVERY_MS = 60_000

/** Clients may download a file once its checksums are noted; by then it has its thumbnail, or gets none. */
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

async function checkArrived(needs: CheckingNeeds, signal: AbortSignal): Promise<void> {
  const { db, log } = needs
  const { id, deliveryId, arrived, bytes, sha256, removedAt } = deliveryFiles
  const isWhole = and(eq(arrived, bytes), isNull(sha256), isNull(removedAt))
  const whole = await db.select({ id, deliveryId, bytes }).from(deliveryFiles).where(isWhole).orderBy(asc(id))
  for (const file of whole) {
    if (signal.aborted) return
    try {
      const sums = await readSums(needs, file.id, signal)
      if (!sums) return
      const thumbnail = await storeThumbnail(needs, file)
      await db.transaction(async (tx) => {
        const isThere = and(eq(id, file.id), isNull(removedAt))
        const noted = await tx.update(deliveryFiles).set(sums).where(isThere).returning({ id })
        if (thumbnail && noted.length > 0) await keepQueuedFile(tx, thumbnail)
      })
    } catch (error) {
      log.error({ fileId: file.id, error }, 'delivery.file-not-checked')
    }
  }
}

async function readSums({ db, files }: CheckingNeeds, fileId: number, signal: AbortSignal) {
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
