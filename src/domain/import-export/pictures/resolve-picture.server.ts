import type { OriginalCheck } from '#domain/imaging/originals/check-original.server.ts'
import {
  contentVersionOf,
  type GoodOriginal,
  storeOriginal,
} from '#domain/imaging/originals/store-original.server.ts'
import type { NewPicture, PictureRow } from '#domain/imaging/pictures.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'

/** Where the files are that lists name. */
export type PictureSource = {
  /** Null when there is no such file; names are what `isPictureName` allows. */
  readPicture: (name: string) => Promise<Uint8Array | null>
  /** Whether the bytes may become an original; rejects when that cannot be found out now. */
  checkPicture: (bytes: Uint8Array) => Promise<OriginalCheck>
}

/** A picture that a list names: looked at, and not yet kept. */
export type GivenPicture =
  | { kind: 'drawn'; contentVersion: string; facts: NewPicture }
  | { kind: 'file'; contentVersion: string; name: string; check: GoodOriginal }

/** As above, or what is wrong with it. */
export type Resolved = { picture: GivenPicture } | { problem: string }

/**
 * Looks up what a cell names: a file, or a recipe in braces. A file that the row's picture has already is not decoded
 * again. Its bytes are not kept in memory: there may be thousands.
 */
export async function resolvePicture(
  source: PictureSource,
  cell: string,
  existing: Pick<PictureRow, 'contentVersion'> | null,
): Promise<Resolved | 'same'> {
  if (cell.startsWith('{')) return resolveRecipe(cell, existing)
  const bytes = await source.readPicture(cell)
  if (!bytes) return { problem: 'missing' }
  const contentVersion = contentVersionOf(bytes)
  if (existing?.contentVersion === contentVersion) return 'same'
  const check = await source.checkPicture(bytes)
  if (check.outcome === 'refused') return { problem: check.reason }
  return { picture: { kind: 'file', contentVersion, name: cell, check } }
}

async function resolveRecipe(
  cell: string,
  existing: Pick<PictureRow, 'contentVersion'> | null,
): Promise<Resolved | 'same'> {
  // The drawing is much code, and most agencies draw nothing.
  const { Recipe } = await import('demo-art')
  const { drawnPicture } = await import('#domain/imaging/drawn-picture.server.ts')
  const recipe = Recipe.safeParse(parseOrNull(cell))
  if (!recipe.success) return { problem: 'recipe' }
  const facts = drawnPicture(recipe.data)
  if (existing?.contentVersion === facts.contentVersion) return 'same'
  return { picture: { kind: 'drawn', contentVersion: facts.contentVersion, facts } }
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
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
): Promise<NewPicture & { id: number }> {
  if (given.kind === 'drawn') return { ...given.facts, originalKey: null, thumbHash: null, id }
  const bytes = await source.readPicture(given.name)
  if (!bytes || contentVersionOf(bytes) !== given.contentVersion)
    throw new Error(`The picture ${given.name} was changed while it was read.`)
  return { ...(await storeOriginal(storing, id, bytes, given.check)), id }
}
