import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { toSlug } from '#platform/i18n/slug.ts'
import { type DownloadRequest, listUnfinished } from './count-download.server.ts'
import { ZIP } from './delivery-model.ts'
import {
  type DeliveryRow,
  findDelivery,
  listPieces,
  listReadyFiles,
  type ReadyFile,
  readEntry,
} from './find-delivery.server.ts'
import { type Piece, sizeOf } from './lay-out-zip.server.ts'
import { findAcceptance } from './visit.server.ts'

export type Download = DownloadRequest & {
  row: DeliveryRow
  name: string
  contentType: string
  tag: string
  pieces: Piece[]
}

type OpenedDownload =
  | { outcome: 'found'; download: Download }
  | { outcome: 'unknown' | 'ended' | 'forbidden' }

const LONGEST_NAME = 80

export async function openDownload(
  { db, now }: { db: Database; now: Date },
  { secret, what, pass }: { secret: string; what: string; pass: string },
): Promise<OpenedDownload> {
  const found = await findDelivery(db, secret, now)
  if (found.outcome !== 'found') return found
  const { row } = found
  const acceptance = await findAcceptance(db, row, readEntry(row, pass, now, 'address'))
  if (!acceptance) return { outcome: 'forbidden' }
  const ready = await listReadyFiles(db, row)
  const files =
    what === ZIP
      ? chooseForZip(ready, (await listUnfinished(db, acceptance.id)).get(ZIP))
      : ready.filter(({ id }) => String(id) === what)
  const [only] = files
  if (!only) return { outcome: 'unknown' }
  const pieces = await listPieces(db, what, files)
  const details = { row, acceptanceId: acceptance.id, what, files, pieces, size: sizeOf(pieces) }
  const named = what === ZIP ? describeZip(row, files) : { ...only, contentType: 'application/octet-stream' }
  return { outcome: 'found', download: { tag: only.sha256, ...named, ...details } }
}

export function chooseForZip(
  ready: readonly ReadyFile[],
  attempt: { fileIds: readonly number[] } | undefined,
): readonly ReadyFile[] {
  const begun = ready.filter(({ id }) => attempt?.fileIds.includes(id))
  if (attempt && begun.length === attempt.fileIds.length) return begun
  const permitted = ready.filter(({ left }) => left !== 0)
  return permitted.length > 0 ? permitted : ready
}

function describeZip({ title }: DeliveryRow, files: readonly ReadyFile[]) {
  const content = files.map(({ name, sha256, addedAt }) => [name, sha256, addedAt.getTime()])
  const tag = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return { name: `${toSlug(title, LONGEST_NAME) || ZIP}.zip`, contentType: 'application/zip', tag }
}
