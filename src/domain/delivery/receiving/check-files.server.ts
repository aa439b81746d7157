import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { deliveryFiles } from '#domain/delivery/tables.server.ts'
import { listParts } from '#domain/delivery/visiting/find-delivery.server.ts'
import { readPieces, sizeOf } from '#domain/delivery/zip/pieces.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { type BackgroundJob, openBackgroundJob } from '#platform/jobs/background-job.ts'
import type { Log } from '#platform/log.ts'

type Needs = { db: Database; files: FileStore; log: Log }

/** For what another instance left unfinished; a file that has just arrived is checked at once. */
const CHECKED_EVERY_MS = 60_000

/** Reads each file that has arrived whole once again, and notes its checksums, with which clients may download it. */
export function openDeliveryChecks(needs: Needs): BackgroundJob {
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

async function checkArrived({ db, files, log }: Needs, signal: AbortSignal): Promise<void> {
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
async function readSums({ db, files }: Omit<Needs, 'log'>, fileId: number, signal: AbortSignal) {
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
