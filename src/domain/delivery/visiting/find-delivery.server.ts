import { asc, eq, inArray } from 'drizzle-orm'
import { distinctNames, ZIP } from '#domain/delivery/model.ts'
import { deliveries, deliveryFiles, deliveryParts } from '#domain/delivery/tables.server.ts'
import { layOutZip } from '#domain/delivery/zip/lay-out-zip.server.ts'
import type { Piece } from '#domain/delivery/zip/pieces.server.ts'
import type { Database } from '#platform/database/database.ts'

export type DeliveryRow = typeof deliveries.$inferSelect
export type ReadyFile = {
  id: number
  name: string
  bytes: number
  sha256: string
  crc32: number
  addedAt: Date
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
  const ready = rows.flatMap(({ sha256, crc32, removedAt, ...file }) =>
    sha256 === null || crc32 === null || removedAt ? [] : [{ ...file, sha256, crc32 }],
  )
  const names = distinctNames(ready.map(({ name }) => name))
  return ready.map(({ downloads, ...file }, at) => ({
    ...file,
    name: names[at] ?? file.name,
    left: mostDownloads === null ? null : Math.max(0, mostDownloads - downloads),
  }))
}

/** What is sent of a file, or of all of them as one archive. */
export async function listPieces(db: Database, what: string, files: readonly ReadyFile[]): Promise<Piece[]> {
  const parts = await db
    .select()
    .from(deliveryParts)
    .where(
      inArray(
        deliveryParts.fileId,
        files.map(({ id }) => id),
      ),
    )
    .orderBy(asc(deliveryParts.fileId), asc(deliveryParts.start))
  const piecesOf = Map.groupBy(parts, ({ fileId }) => fileId)
  const entries = files.map(({ id, name, crc32, addedAt }) => ({
    name,
    crc32,
    changedAt: addedAt,
    pieces: (piecesOf.get(id) ?? []).map(({ bytes, key }) => ({ bytes, from: key })),
  }))
  return what === ZIP ? layOutZip(entries) : entries.flatMap(({ pieces }) => pieces)
}
