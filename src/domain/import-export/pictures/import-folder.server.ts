import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Decoder, orThrow } from '#domain/imaging/decoding/decoder.server.ts'
import { LIST_NAMES } from '#domain/import-export/list-names.ts'
import { isPictureName } from '#domain/import-export/reading/cell-rules.ts'
import { LARGEST_LIST_BYTES, type ListFile } from '#domain/import-export/reading/read-list.server.ts'
import type { PictureSource } from './resolve-picture.server.ts'

/** As large as what may be uploaded. */
const LARGEST_PICTURE_BYTES = 50 * 1024 * 1024
const PICTURES = 'pictures'

/** The lists that lie in a folder, as CSV or else as JSON. Nothing of the folder is followed out of it. */
export async function readListFiles(folder: string): Promise<ListFile[]> {
  const found: ListFile[] = []
  for (const name of LIST_NAMES) {
    for (const ending of ['csv', 'json'] as const) {
      const bytes = await readPlainFile(join(folder, `${name}.${ending}`), LARGEST_LIST_BYTES)
      if (bytes) found.push({ name, ending, bytes })
    }
  }
  return found
}

export function openPictureFolder(folder: string, decoder: Pick<Decoder, 'check'>): PictureSource {
  return {
    checkPicture: (bytes) => orThrow(decoder.check(bytes)),
    readPicture: async (name) =>
      isPictureName(name) ? readPlainFile(join(folder, PICTURES, name), LARGEST_PICTURE_BYTES) : null,
  }
}

/** Null for what is no file, is too large or only points elsewhere. */
async function readPlainFile(path: string, largest: number): Promise<Buffer | null> {
  const facts = await lstat(path).catch(() => null)
  // One byte more than allowed is still read, so that whoever checks can say why it is refused.
  return facts?.isFile() && facts.size <= largest + 1 ? readFile(path) : null
}
