import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkStorable, type Decoder, toStorable } from '#domain/imaging/decoding/decoder.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import type { Uploads } from '#domain/uploads/uploads.server.ts'
import { LIST_NAMES } from './list-names.ts'
import { isPictureName, openNames } from './picture-names.ts'
import type { PictureSource } from './plan-picture.server.ts'
import { LARGEST_LIST_BYTES, type ListFile } from './read-list.server.ts'

/** It is the same limit as for uploads. */
const LARGEST_PICTURE_BYTES = 50 * 1024 * 1024
const PICTURES = 'pictures'
const ENDINGS = ['csv', 'json'] as const
const LOOKS_LIKE_A_LIST = /[.](?:csv|tsv|json|xlsx|ods)$/i
const KNOWN_FILES = new Set(LIST_NAMES.flatMap((name) => ENDINGS.map((ending) => `${name}.${ending}`)))

/** Reads the lists of a folder, as CSV or else as JSON. No link out of the folder is followed. */
export async function readListFiles(folder: string): Promise<ListFile[]> {
  const found: ListFile[] = []
  for (const name of LIST_NAMES) {
    for (const ending of ENDINGS) {
      const bytes = await readPlainFile(join(folder, `${name}.${ending}`), LARGEST_LIST_BYTES)
      if (bytes) found.push({ name, ending, bytes })
    }
  }
  return found
}

export async function listUnknownFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names.filter((name) => LOOKS_LIKE_A_LIST.test(name) && !KNOWN_FILES.has(name)).sort()
}

export function openPictureFolder(
  folder: string,
  decoder: Pick<Decoder, 'check' | 'convert'>,
): PictureSource {
  let names: Promise<ReturnType<typeof openNames>> | null = null
  return {
    checkPicture: (bytes) => checkStorable(decoder, bytes),
    readPicture: async (name) => {
      names ??= readdir(join(folder, PICTURES)).then(openNames, () => () => null)
      const written = isPictureName(name) ? (await names)(name) : null
      const bytes = written && (await readPlainFile(join(folder, PICTURES, written), LARGEST_PICTURE_BYTES))
      return bytes ? toStorable(decoder, bytes) : null
    },
  }
}

async function readPlainFile(path: string, largest: number): Promise<Buffer<ArrayBuffer> | null> {
  const facts = await lstat(path).catch(() => null)
  // One byte more than allowed is still read, so that the later check can say why it is refused.
  return facts?.isFile() && facts.size <= largest + 1 ? readFile(path) : null
}

/** A file name in a list stands for a file that the same person uploaded before and nothing uses yet. */
export function uploadedPictures(
  { uploads, decoder }: { uploads: Uploads; decoder: Pick<Decoder, 'check'> },
  staff: Staff,
): PictureSource {
  return {
    checkPicture: (bytes) => checkStorable(decoder, bytes),
    readPicture: async (name) => {
      const listed = (await uploads.list(staff)).map(({ upload }) => upload)
      const ready = listed.filter(({ state }) => state === 'ready')
      const called = openNames(ready.map((upload) => upload.name))(name)
      const found = ready.find((upload) => upload.name === called)
      return found ? uploads.readReady(staff, found.id) : null
    },
  }
}
