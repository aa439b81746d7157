import { asc, eq, inArray } from 'drizzle-orm'
import { ZIP } from '#domain/delivery/model.ts'
import { deliveries, deliveryFiles, deliveryParts } from '#domain/delivery/tables.server.ts'
import { layOutZip } from '#domain/delivery/zip/lay-out-zip.server.ts'
import type { Piece } from '#domain/delivery/zip/pieces.server.ts'
import type { Database } from '#platform/database/database.ts'
import { distinctNames, fileName } from '#platform/files/file-name.ts'

export type DeliveryRow = typeof deliveries.$inferSelect
export type ReadyFile = Pick<typeof deliveryFiles.$inferSelect, 'id' | 'name' | 'bytes' | 'addedAt'> & {
  sha256: string
  crc32: number
  /** How often it may still be downloaded; null for any number. */
  left: number | null
}
export type FoundDelivery = { outcome: 'found'; row: DeliveryRow } | { outcome: 'unknown' | 'ended' }

const SECRET = /^[\w-]{22}$/

export async function findDelivery(db: Database, secret: string, now: Date): Promise<FoundDelivery> {
  if (!SECRET.test(secret)) return { outcome: 'unknown' }
  const [row] = await db.select().from(deliveries).where(eq(deliveries.secret, secret))
  if (!row) return { outcome: 'unknown' }
  return row.endsAt <= now ? { outcome: 'ended' } : { outcome: 'found', row }
}

/** Those whose bytes are all here and checked, in the order in which they were added, no two with the same name. */
export async function listReadyFiles(
  db: Database,
  { id, mostDownloads }: Pick<DeliveryRow, 'id' | 'mostDownloads'>,
): Promise<ReadyFile[]> {
  const rows = await db
    .select()
    .from(deliveryFiles)
    .where(eq(deliveryFiles.deliveryId, id))
    .orderBy(asc(deliveryFiles.id))
  const ready = rows.flatMap(({ sha256, crc32, removedAt, downloads, ...file }) => {
    if (sha256 === null || crc32 === null || removedAt) return []
    const left = mostDownloads === null ? null : Math.max(0, mostDownloads - downloads)
    return { ...file, sha256, crc32, left }
  })
  const names = distinctNames(ready.map(({ name }) => fileName(name)))
  return ready.map((file, at) => ({ ...file, name: names[at] ?? file.name }))
}

/** What is sent of a file, or of all of them as one archive. */
export async function listPieces(db: Database, what: string, files: readonly ReadyFile[]): Promise<Piece[]> {
  const ids = files.map(({ id }) => id)
  const piecesOf = Map.groupBy(await listParts(db, ids), ({ fileId }) => fileId)
  const entries = files.map((file) => ({ ...file, pieces: piecesOf.get(file.id) ?? [] }))
  return what === ZIP ? layOutZip(entries) : entries.flatMap(({ pieces }) => pieces)
}

/** The pieces of stored files, each file's in order. */
export function listParts(db: Database, fileIds: number[]) {
  const { fileId, start, bytes, key } = deliveryParts
  return db
    .select({ fileId, bytes, from: key })
    .from(deliveryParts)
    .where(inArray(fileId, fileIds))
    .orderBy(asc(fileId), asc(start))
}
