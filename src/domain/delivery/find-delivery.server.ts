import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { distinctNames, fileName } from '#platform/files/file-name.ts'
import { isPass, makePass } from '#platform/http/signed-pass.server.ts'
import { LINK_PASSWORD_LETS_IN_FOR_MS } from '#platform/rate-limits/link-passwords.server.ts'
import { ZIP } from './delivery-model.ts'
import { layOutZip, type Piece } from './lay-out-zip.server.ts'
import { deliveries, deliveryFiles, deliveryParts } from './tables.server.ts'

export type DeliveryRow = typeof deliveries.$inferSelect
export type ReadyFile = Pick<typeof deliveryFiles.$inferSelect, 'id' | 'name' | 'bytes' | 'addedAt'> & {
  sha256: string
  crc32: number
  left: number | null
}
type FoundDelivery = { outcome: 'found'; row: DeliveryRow } | { outcome: 'unknown' | 'ended' }

const SECRET = /^[\w-]{22}$/

export async function findDelivery(db: Database, secret: string, now: Date): Promise<FoundDelivery> {
  if (!SECRET.test(secret)) return { outcome: 'unknown' }
  const [row] = await db.select().from(deliveries).where(eq(deliveries.secret, secret))
  if (!row) return { outcome: 'unknown' }
  return row.endsAt <= now ? { outcome: 'ended' } : { outcome: 'found', row }
}

export async function findById(db: Database, id: number): Promise<DeliveryRow | null> {
  const [row] = await db.select().from(deliveries).where(eq(deliveries.id, id))
  return row ?? null
}

/** Their bytes are all here and checked. They come in the order of adding, no two with the same name. */
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

export async function listPieces(db: Database, what: string, files: readonly ReadyFile[]): Promise<Piece[]> {
  const ids = files.map(({ id }) => id)
  const piecesOf = Map.groupBy(await listParts(db, ids), ({ fileId }) => fileId)
  const entries = files.map((file) => ({ ...file, pieces: piecesOf.get(file.id) ?? [] }))
  return what === ZIP ? layOutZip(entries) : entries.flatMap(({ pieces }) => pieces)
}

export function listParts(db: Database, fileIds: number[]) {
  const { fileId, start, bytes, key } = deliveryParts
  return db
    .select({ fileId, bytes, from: key })
    .from(deliveryParts)
    .where(inArray(fileId, fileIds))
    .orderBy(asc(fileId), asc(start))
}

/** It lies below the originals, so that backups hold them. */
export function folderOf(deliveryId: number): string {
  return `originals/deliveries/${deliveryId}`
}

type StoredFile = Pick<typeof deliveryFiles.$inferSelect, 'id' | 'deliveryId'>

/** They lie apart from the parts, so that the few thumbnails of a delivery are listed without its thousands of parts. */
export function thumbnailsFolder(deliveryId: number): string {
  return `${folderOf(deliveryId)}/thumbnails`
}

export function thumbnailKey({ id, deliveryId }: StoredFile): string {
  return `${thumbnailsFolder(deliveryId)}/${id}.webp`
}

/** All that is stored of a file: the folder of its parts, and its thumbnail. */
export function keysOf(file: StoredFile): string[] {
  return [`${folderOf(file.deliveryId)}/${file.id}`, thumbnailKey(file)]
}

type Keyed = Pick<DeliveryRow, 'key' | 'secret' | 'passwordHash' | 'endsAt'>

/** A program goes on with the address of a download until the delivery ends. */
type Use = 'page' | 'address'

/** It stands for a visitor who gave the password and did not accept yet; no acceptance has this id. */
export const BY_PASSWORD = 'password'

/** A new password makes all earlier entries invalid. */
export function giveEntry(delivery: Keyed, entry: string, now: Date, use: Use): string {
  const until = use === 'page' ? new Date(now.getTime() + LINK_PASSWORD_LETS_IN_FOR_MS) : delivery.endsAt
  return `${entry}.${makePass(delivery.key, aboutOf(delivery, entry, use), until)}`
}

/** Returns `BY_PASSWORD`, the id of an acceptance, or null for an entry that was not given. */
export function readEntry(delivery: Keyed, signedEntry: string, now: Date, use: Use): string | null {
  const [entry = '', ...pass] = signedEntry.split('.')
  return isPass(delivery.key, aboutOf(delivery, entry, use), pass.join('.'), now) ? entry : null
}

/** The page shows nothing but the form for its password. */
export function isLocked(delivery: Keyed, cookie: string, now: Date): boolean {
  return delivery.passwordHash !== null && readEntry(delivery, cookie, now, 'page') === null
}

function aboutOf({ secret, passwordHash }: Keyed, entry: string, use: Use): string[] {
  return [secret, passwordHash ?? '', entry, use]
}
