import { createHash } from 'node:crypto'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import { type NewPicture, reservePictureIds } from '#domain/imaging/pictures.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { queueUnlessUsed } from '#platform/files/removed-file-rows.server.ts'
import type { OriginalCheck } from './check-original.server.ts'

/** Keys of originals that came in by upload or import begin so. */
export const ORIGINALS = 'originals/'

export type GoodOriginal = Extract<OriginalCheck, { outcome: 'ok' }> & Pick<Picture, 'format'>
/** All of a picture's row that follows from its original. */
export type OriginalFacts = Omit<NewPicture, 'id' | 'fileName' | 'addedAt'> & { contentVersion: string }

type Storing = { db: Database; files: FileStore }

/** 128 bits: equal versions mean equal files, so a picture that came in twice is known by it. */
const VERSION_LENGTH = 32
const COLOUR_BEFORE_PLACEHOLDER = '#e8e4dc'

export function contentVersionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, VERSION_LENGTH)
}

export async function storeNewOriginal(
  { db, files }: Storing,
  bytes: Uint8Array,
  check: GoodOriginal,
): Promise<OriginalFacts & { id: number }> {
  const [id = 0] = await reservePictureIds(db, 1)
  return { id, ...(await storeOriginal({ db, files }, id, bytes, check)) }
}

/** Stores a file beside the picture's former original; it goes again unless a row names it. */
export async function storeOriginal(
  { db, files }: Storing,
  pictureId: number,
  bytes: Uint8Array,
  { format, frames, width, height }: GoodOriginal,
): Promise<OriginalFacts> {
  const contentVersion = contentVersionOf(bytes)
  const originalKey = `${ORIGINALS}${pictureId}/${contentVersion}.${format}`
  await queueUnlessUsed(db, originalKey)
  await files.write(originalKey, bytes)
  const facts = { format, frames, width, height, contentVersion }
  return { ...facts, originalKey, dominantColour: COLOUR_BEFORE_PLACEHOLDER, thumbHash: null }
}

/** Takes away what was made of a picture's former content. Its file goes when nothing is kept that names it. */
export async function removeFormerVariants(
  files: FileStore,
  { id, contentVersion }: Pick<Picture, 'id' | 'contentVersion'>,
): Promise<void> {
  for await (const { key } of files.list(`variants/${id}`)) {
    if (key.startsWith(`variants/${id}/${contentVersion}-`)) await files.remove(key)
  }
}
