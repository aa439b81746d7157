import type { StorableCheck } from '#domain/imaging/decoding/storable.server.ts'
import {
  contentVersionOf,
  type GoodOriginal,
  type OriginalFacts,
  storeOriginal,
} from '#domain/imaging/originals/store-original.server.ts'
import { tellRefusal } from '#domain/imaging/originals/tell-refusal.ts'
import type { PictureRow } from '#domain/imaging/pictures.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { exportedName } from './picture-names.ts'

/** Where the files are that lists name. */
export type PictureSource = {
  /** As it may be stored. Null when there is no such file; names are what `isPictureName` allows. */
  readPicture: (name: string) => Promise<Uint8Array | null>
  /** Whether the bytes may become an original; rejects when that cannot be found out now. */
  checkPicture: (bytes: Uint8Array) => Promise<StorableCheck>
}

/** A picture that a list names: looked at, and not yet kept. */
export type GivenPicture = { contentVersion: string; name: string; check: GoodOriginal }

/** As above, or what is wrong with it. */
export type Resolved = { picture: GivenPicture } | { problem: string }

/**
 * Reads and checks the file that a cell names. A file that the row's picture has already is not decoded again, and one that
 * only stands there as an export calls it need not be sent along. Its bytes are not kept in memory: there may be thousands.
 */
export async function resolvePicture(
  source: PictureSource,
  cell: string,
  existing: Pick<PictureRow, 'id' | 'originalKey' | 'contentVersion'> | null,
): Promise<Resolved | 'same'> {
  const bytes = await source.readPicture(cell)
  if (!bytes) return existing && cell === exportedName(existing) ? 'same' : { problem: 'missing' }
  const contentVersion = contentVersionOf(bytes)
  if (existing?.contentVersion === contentVersion) return 'same'
  const check = await source.checkPicture(bytes)
  if (check.outcome === 'refused') return { problem: tellRefusal(check.reason, bytes) }
  return { picture: { contentVersion, name: cell, check } }
}

/**
 * The row of a picture under an id, its file stored first.
 * @throws when the file is not there any more, or is another one by now.
 */
export async function toPictureRow(
  source: PictureSource,
  storing: { db: Database; files: FileStore },
  id: number,
  given: GivenPicture,
): Promise<OriginalFacts & { id: number }> {
  const bytes = await source.readPicture(given.name)
  if (!bytes || contentVersionOf(bytes) !== given.contentVersion)
    throw new Error(`The picture ${given.name} was changed while it was read.`)
  return { ...(await storeOriginal(storing, id, bytes, given.check)), id }
}
