import { createHash } from 'node:crypto'
import { ZIP } from '#domain/delivery/model.ts'
import { type Piece, sizeOf } from '#domain/delivery/zip/pieces.server.ts'
import type { Database } from '#platform/database/database.ts'
import { toAddressPart } from '#platform/i18n/address-part.ts'
import {
  type DeliveryRow,
  findDelivery,
  listPieces,
  listReadyFiles,
  type ReadyFile,
} from './find-delivery.server.ts'
import { readEntry } from './passes.server.ts'
import { findAcceptance } from './visit.server.ts'

/** A file or an archive that may be asked for, before anything is counted. */
export type Download = {
  row: DeliveryRow
  acceptanceId: string
  what: string
  name: string
  contentType: string
  /** The same bytes have the same tag. */
  tag: string
  files: ReadyFile[]
  pieces: Piece[]
  size: number
}

export type OpenedDownload =
  | { outcome: 'found'; download: Download }
  | { outcome: 'unknown' | 'ended' | 'forbidden' }

const LONGEST_NAME = 80

/** What the address of a download leads to; `pass` is its proof that somebody accepted. */
export async function openDownload(
  { db, now }: { db: Database; now: Date },
  { secret, what, pass }: { secret: string; what: string; pass: string },
): Promise<OpenedDownload> {
  const found = await findDelivery(db, secret, now)
  if (found.outcome !== 'found') return found
  const { row } = found
  const acceptance = await findAcceptance(db, row, readEntry(row, pass, now, 'address'))
  if (!acceptance) return { outcome: 'forbidden' }
  const files = (await listReadyFiles(db, row)).filter(({ id }) => what === ZIP || String(id) === what)
  const [only] = files
  if (!only) return { outcome: 'unknown' }
  const pieces = await listPieces(db, what, files)
  const named =
    what === ZIP
      ? { name: `${toAddressPart(row.title, LONGEST_NAME) || ZIP}.zip`, contentType: 'application/zip' }
      : { name: only.name, contentType: 'application/octet-stream' }
  return {
    outcome: 'found',
    download: {
      row,
      acceptanceId: acceptance.id,
      what,
      ...named,
      tag: tagOf(what, files),
      files,
      pieces,
      size: sizeOf(pieces),
    },
  }
}

function tagOf(what: string, files: readonly ReadyFile[]): string {
  if (what !== ZIP) return files[0]?.sha256 ?? ''
  const content = files.map(({ name, sha256, addedAt }) => [name, sha256, addedAt.getTime()])
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
