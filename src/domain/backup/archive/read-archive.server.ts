import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import { StartupError } from '#platform/config.ts'
import {
  type EntryKind,
  LARGEST_ARCHIVE_BYTES,
  LARGEST_ENTRY_BYTES,
  MOST_ENTRIES,
  readEntryName,
} from './archive-format.ts'

export type ArchiveEntry = EntryKind & { name: string; bytes: Buffer }
export type OnRead = (bytes: number, all: number) => void

/** Yields entries whole and unverified; throws a StartupError for what is no archive, cut off, or has a bad entry. */
export async function* readArchive(path: string, onRead: OnRead = () => {}): AsyncGenerator<ArchiveEntry> {
  let count = 0
  let total = 0
  try {
    const { size } = await stat(path)
    const entries = extract()
    const file = createReadStream(path)
    // Nothing is waited for between here and the loop: an entry that nobody listens for is never followed by another.
    const feeding = pipeline(file, createGunzip(), entries)
    // The loop below throws the same error.
    feeding.catch(() => {})
    for await (const entry of entries) {
      const { header } = entry
      const kind = header.type === 'file' ? readEntryName(header.name) : null
      count += 1
      total += header.size
      if (!kind || !fits(header, count, total)) {
        throw new Error(`unexpected entry ${JSON.stringify(header.name.slice(0, 100))}`)
      }
      onRead(file.bytesRead, size)
      yield { ...kind, name: header.name, bytes: await buffer(entry) }
    }
    await feeding
  } catch (error) {
    throw new StartupError(`The backup ${path} cannot be used (${reasonOf(error)}).`)
  }
}

function fits({ size }: Header, count: number, total: number): boolean {
  return size <= LARGEST_ENTRY_BYTES && count <= MOST_ENTRIES && total <= LARGEST_ARCHIVE_BYTES
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && error.code === 'ENOENT' ? 'there is no such file' : error.message
}
