import { randomUUID } from 'node:crypto'
import {
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type Durability, type FileStore, isFileKey, type StoredFile } from './file-store.ts'
import { fsyncDirectory } from './local-files.server.ts'

/** Begins with a dot, so it is no valid key and is not listed. */
const DRAFTS_FOLDER = '.drafts'
/** With 128 kB some 60 MB of buffers waited to be collected while 10 GB were read. */
const RANGE_BYTES = 64 * 1024
/** Longer than any write. A younger draft may be another instance's. */
const DRAFT_IS_ABANDONED_AFTER_MS = 60 * 60 * 1000

/** A draft is flushed and renamed, since a full disk or a kill would leave half a file in the target itself. */
export async function openFolderStore(folder: string): Promise<FileStore> {
  const drafts = join(folder, DRAFTS_FOLDER)
  await removeAbandoned(drafts)

  async function write(key: string, bytes: Uint8Array, keeping: Durability = 'for good'): Promise<void> {
    const target = join(folder, key)
    await withDraft(drafts, bytes, async (draft) => {
      await mkdir(dirname(target), { recursive: true })
      await rename(draft, target)
      // All of them: another write may have made one of the folders, and not flushed it yet.
      if (keeping === 'for good') await fsyncDirectories(dirname(target), folder)
    })
  }

  return {
    read: (key) => orNullIfMissing(readFile(join(folder, key))),
    rangeBytes: RANGE_BYTES,
    readRange: (key, first, last) => orNullIfMissing(readRange(join(folder, key), first, last)),
    size: async (key) => {
      const stats = await orNullIfMissing(stat(join(folder, key)))
      return stats?.isFile() ? stats.size : null
    },
    write,
    remove: async (key) => {
      await orNullIfMissing(unlink(join(folder, key)))
    },
    list: (prefix) => listFolder(folder, prefix),
    isWritable: () =>
      withDraft(drafts, new Uint8Array(1), unlink).then(
        () => true,
        () => false,
      ),
  }
}

async function readRange(path: string, first: number, last: number): Promise<Buffer<ArrayBuffer> | null> {
  await using file = await open(path)
  const buffer = Buffer.allocUnsafeSlow(last - first + 1)
  let filled = 0
  while (filled < buffer.length) {
    const { bytesRead } = await file.read(buffer, filled, buffer.length - filled, first + filled)
    if (bytesRead === 0) return null
    filled += bytesRead
  }
  return buffer
}

async function fsyncDirectories(inner: string, outer: string): Promise<void> {
  await fsyncDirectory(inner)
  if (inner !== outer) await fsyncDirectories(dirname(inner), outer)
}

/** `use` moves or deletes the draft. When anything fails, the draft is deleted. */
async function withDraft(
  drafts: string,
  bytes: Uint8Array,
  use: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = join(drafts, randomUUID())
  try {
    const firstCreated = await mkdir(drafts, { recursive: true })
    // The first draft makes the folder of the store as well.
    if (firstCreated) await fsyncDirectories(dirname(drafts), dirname(firstCreated))
    await writeFile(draft, bytes, { flag: 'wx', flush: true })
    await use(draft)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function* listFolder(folder: string, prefix: string): AsyncGenerator<StoredFile> {
  const entries = await orNullIfMissing(opendir(join(folder, prefix), { recursive: true }))
  if (!entries) return
  for await (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(folder, path)
    if (!entry.isFile() || !isFileKey(key)) continue
    const stats = await orNullIfMissing(stat(path))
    if (stats) yield { key, bytes: stats.size }
  }
}

async function removeAbandoned(drafts: string): Promise<void> {
  const oldest = Date.now() - DRAFT_IS_ABANDONED_AFTER_MS
  for (const name of (await orNullIfMissing(readdir(drafts))) ?? []) {
    const stats = await orNullIfMissing(stat(join(drafts, name)))
    if (stats && stats.mtimeMs < oldest) await rm(join(drafts, name), { force: true })
  }
}

/** A key that names a folder counts as missing. */
const MISSING_CODES = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

async function orNullIfMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'code' in error && MISSING_CODES.has(String(error.code))) return null
    throw error
  }
}
