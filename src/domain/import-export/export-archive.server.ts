import { type Pack, pack } from 'tar-stream'
import type { SlotRules } from '#platform/concurrency.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { planExport } from './export-lists.server.ts'

type ExportArchiveNeeds = { db: Database; files: Pick<FileStore, 'read' | 'size'> }
/** `bytes`: the length of the whole archive, so that whoever loads it sees how far it is. */
type Archive = { bytes: number; parts: AsyncGenerator<Uint8Array, undefined> }
type Entry = { name: string; size: number; read: () => Promise<Uint8Array | null> }

const BLOCK_BYTES = 512
/** Each export holds an original and reads all of them. */
export const EXPORT_SLOTS: SlotRules = { most: 4, perNetwork: 2, keptFree: 1 }

/** Each original is read when its turn comes, so that none is read for a reader who stops. */
export async function openArchive(
  { db, files }: ExportArchiveNeeds,
  { withOriginals }: { withOriginals: boolean },
): Promise<Archive> {
  const { lists, originals } = await planExport(db)
  const entries: Entry[] = lists.map(({ name, bytes }) => ({
    ...{ name, size: bytes.length, read: async () => bytes },
  }))
  for (const { name, key } of withOriginals ? originals : []) {
    const size = await files.size(key)
    if (size !== null) entries.push({ name, size, read: () => files.read(key) })
  }
  return { bytes: await countBytes(entries), parts: writeParts(entries) }
}

async function* writeParts(entries: readonly Entry[]): AsyncGenerator<Uint8Array, undefined> {
  const tar = pack()
  // Destroying the stream cuts the archive short, and it has fewer bytes than were announced.
  addAll(tar, entries).catch((error) => tar.destroy(error))
  for await (const part of tar) if (part instanceof Uint8Array) yield part
  return undefined
}

async function addAll(tar: Pack, entries: readonly Entry[]): Promise<void> {
  for (const { name, read } of entries) {
    const bytes = await read()
    if (!bytes) throw new Error(`${name} is gone from the file store.`)
    await addEntry(tar, name, bytes)
  }
  tar.finalize()
}

/** Ends when the bytes are read, so that no more than one file is in memory. */
function addEntry(tar: Pack, name: string, bytes: Uint8Array): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  tar.entry({ name, size: bytes.length }, Buffer.from(bytes), (error) => (error ? reject(error) : resolve()))
  return promise
}

/** Counts the heads, the contents filled up to whole blocks, and the end. A long name has a longer head. */
async function countBytes(entries: readonly Entry[]): Promise<number> {
  const empty = entries.map(({ name }) => ({ name, size: 0, read: async () => new Uint8Array() }))
  let bytes = entries.reduce((sum, { size }) => sum + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES, 0)
  for await (const part of writeParts(empty)) bytes += part.length
  return bytes
}
