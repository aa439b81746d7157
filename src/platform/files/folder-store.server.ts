import { randomUUID } from 'node:crypto'
import { mkdir, opendir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { isFileKey } from './file-key.ts'
import type { FileStore, Keeping, StoredFile } from './file-store.ts'
import { flushFolder } from './fsync-directory.server.ts'

/** Begins with a dot, so no key can name it and no listing shows it. */
const DRAFTS_FOLDER = '.drafts'
/** No write takes this long: an older draft was left by a process that died. Younger ones may be a neighbour's. */
const DRAFT_IS_ABANDONED_AFTER_MS = 60 * 60 * 1000

/**
 * Files in a folder. flydrive's own folder driver writes straight into the target, so a full disk or a kill leaves half
 * a file; here a file is written beside, flushed to the disk and renamed, and the rename is flushed too.
 */
export async function openFolderStore(folder: string): Promise<FileStore> {
  const drafts = join(folder, DRAFTS_FOLDER)
  await removeAbandoned(drafts)

  async function write(key: string, bytes: Uint8Array, keeping: Keeping = 'for good'): Promise<void> {
    const target = join(folder, key)
    await throughDraft(drafts, bytes, async (draft) => {
      const made = await mkdir(dirname(target), { recursive: true })
      await rename(draft, target)
      if (keeping === 'for good') await flushFolders(dirname(target), made ? dirname(made) : dirname(target))
    })
  }

  return {
    read: (key) => orNull(readFile(join(folder, key))),
    write,
    remove: async (key) => {
      await orNull(unlink(join(folder, key)))
    },
    list: (prefix) => listFolder(folder, prefix),
    isWritable: () =>
      throughDraft(drafts, new Uint8Array(1), unlink).then(
        () => true,
        () => false,
      ),
  }
}

/** From the inner one to the outer one, which holds the name of the last one. */
async function flushFolders(inner: string, outer: string): Promise<void> {
  await flushFolder(inner)
  if (inner !== outer) await flushFolders(dirname(inner), outer)
}

/** `use` takes the draft away; when anything fails nothing of it stays. */
async function throughDraft(
  drafts: string,
  bytes: Uint8Array,
  use: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = join(drafts, randomUUID())
  try {
    await mkdir(drafts, { recursive: true })
    await writeFile(draft, bytes, { flag: 'wx', flush: true })
    await use(draft)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function* listFolder(folder: string, prefix: string): AsyncGenerator<StoredFile> {
  const entries = await orNull(opendir(join(folder, prefix), { recursive: true }))
  if (!entries) return
  for await (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(folder, path)
    if (!entry.isFile() || !isFileKey(key)) continue
    const facts = await orNull(stat(path))
    if (facts) yield { key, bytes: facts.size }
  }
}

async function removeAbandoned(drafts: string): Promise<void> {
  const oldest = Date.now() - DRAFT_IS_ABANDONED_AFTER_MS
  for (const name of (await orNull(readdir(drafts))) ?? []) {
    const facts = await orNull(stat(join(drafts, name)))
    if (facts && facts.mtimeMs < oldest) await rm(join(drafts, name), { force: true })
  }
}

/** A folder has no file of its own name, so asking for one is asking for something that is not there. */
const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_THERE.has(String(error.code))) return null
    throw error
  }
}
