import type { Decoder } from '#domain/imaging/decoding/decoder.server.ts'
import { sniffFormat } from '#domain/imaging/originals/sniff-format.ts'
import { LARGEST_UPLOAD_BYTES } from '#domain/uploads/uploads-model.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { queueUnlessUsed } from '#platform/files/removed-file-rows.server.ts'
import type { Log } from '#platform/log.ts'
import {
  findDelivery,
  isLocked,
  listParts,
  listReadyFiles,
  type ReadyFile,
  thumbnailKey,
  thumbnailsFolder,
} from './find-delivery.server.ts'
import { readPieces } from './lay-out-zip.server.ts'
import type { deliveryFiles } from './tables.server.ts'

type StoringNeeds = { db: Database; files: FileStore; decoder: Pick<Decoder, 'shrink'>; log: Log }
type WholeFile = Pick<typeof deliveryFiles.$inferSelect, 'id' | 'deliveryId' | 'bytes'>

/** In pixels. The page shows it less than half as large, and screens have up to three pixels for one. */
const SIDE = 320

/** Returns its key, which is queued for removal until the caller keeps it; null where there is nothing to show. */
export async function storeThumbnail(
  { db, files, decoder, log }: StoringNeeds,
  file: WholeFile,
): Promise<string | null> {
  try {
    const picture = await readPicture({ db, files }, file)
    const shrunk = picture && (await decoder.shrink(picture, SIDE))
    if (shrunk?.outcome !== 'decoded') return null
    const key = thumbnailKey(file)
    await queueUnlessUsed(db, key)
    await files.write(key, shrunk.value)
    return key
  } catch (error) {
    // A full disk must not keep the file from its client.
    log.warn({ fileId: file.id, error }, 'delivery.no-thumbnail')
    return null
  }
}

/** Null for a file that is no picture, by its first bytes, or too large to be held in memory. */
async function readPicture(
  { db, files }: Pick<StoringNeeds, 'db' | 'files'>,
  { id, bytes }: WholeFile,
): Promise<Buffer<ArrayBuffer> | null> {
  if (bytes > LARGEST_UPLOAD_BYTES) return null
  const pieces: Uint8Array[] = []
  for await (const piece of readPieces(files, await listParts(db, [id]), { first: 0, last: bytes - 1 })) {
    if (pieces.length === 0 && !sniffFormat(piece)) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** The ids of the files that have one; none while the file store is away, so that the page can still be read. */
export async function listThumbnails(
  files: Pick<FileStore, 'list'>,
  deliveryId: number,
  ready: readonly ReadyFile[],
): Promise<Set<number>> {
  const keys = new Set<string>()
  try {
    for await (const { key } of files.list(thumbnailsFolder(deliveryId))) keys.add(key)
  } catch {
    return new Set()
  }
  return new Set(ready.flatMap(({ id }) => (keys.has(thumbnailKey({ id, deliveryId })) ? id : [])))
}

type OpenedThumbnail =
  | { outcome: 'found'; bytes: Buffer<ArrayBuffer>; tag: string }
  | { outcome: 'unknown' | 'ended' | 'forbidden' }

/** Those who may read the page may look; the licence is for downloads. */
export async function openThumbnail(
  { db, files, now }: { db: Database; files: FileStore; now: Date },
  { secret, fileId, cookie }: { secret: string; fileId: string; cookie: string },
): Promise<OpenedThumbnail> {
  const found = await findDelivery(db, secret, now)
  if (found.outcome !== 'found') return found
  const { row } = found
  if (isLocked(row, cookie, now)) return { outcome: 'forbidden' }
  const file = (await listReadyFiles(db, row)).find(({ id }) => String(id) === fileId)
  const bytes = file && (await files.read(thumbnailKey({ id: file.id, deliveryId: row.id })))
  return bytes ? { outcome: 'found', bytes, tag: file.sha256 } : { outcome: 'unknown' }
}
