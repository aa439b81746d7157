import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import { z } from 'zod'
import { StartupError } from '#platform/config.ts'
import {
  ARCHIVE_FORMAT,
  Checksums,
  type EntryKind,
  LARGEST_ARCHIVE_BYTES,
  LARGEST_ENTRY_BYTES,
  Manifest,
  MOST_ENTRIES,
  readEntryName,
} from './archive-format.ts'
import { countLines } from './database-tables.server.ts'

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

const AnyManifest = z.object({ format: z.number() })

/** Verifies every entry against the last one's checksums and counts rows; throws a StartupError for a bad archive. */
export async function checkArchive(path: string, onRead?: OnRead): Promise<Manifest> {
  let manifest: Manifest | null = null
  let checksums: Checksums | null = null
  const found: Checksums = {}
  const rows = new Map<string, number>()
  for await (const entry of readArchive(path, onRead)) {
    if (checksums) throw damaged(path, `${entry.name} stands behind the end`)
    if (Object.hasOwn(found, entry.name)) throw damaged(path, `${entry.name} is in it twice`)
    if (!manifest) manifest = readManifest(path, entry)
    if (entry.kind === 'checksums') checksums = readChecksums(path, entry)
    else found[entry.name] = createHash('sha256').update(entry.bytes).digest('hex')
    if (entry.kind === 'rows') rows.set(entry.table, (rows.get(entry.table) ?? 0) + countLines(entry.bytes))
  }
  if (!manifest || !checksums) throw damaged(path, 'its end is missing')
  compareChecksums(path, checksums, found)
  for (const table of manifest.tables) {
    if ((rows.get(table.name) ?? 0) !== table.rows) throw damaged(path, `rows of ${table.name} are missing`)
  }
  return manifest
}

function readManifest(path: string, entry: ArchiveEntry): Manifest {
  const values = entry.kind === 'manifest' ? parseJson(path, entry) : null
  const format = AnyManifest.safeParse(values)
  if (!format.success) throw damaged(path, 'it does not begin with a manifest')
  if (format.data.format !== ARCHIVE_FORMAT) {
    throw new StartupError(
      `The backup ${path} has format ${format.data.format}, this program reads format ${ARCHIVE_FORMAT}; restore it with the version that wrote it.`,
    )
  }
  const manifest = Manifest.safeParse(values)
  if (!manifest.success) throw damaged(path, 'its manifest is not one of ours')
  return manifest.data
}

function readChecksums(path: string, entry: ArchiveEntry): Checksums {
  const checksums = Checksums.safeParse(parseJson(path, entry))
  if (!checksums.success) throw damaged(path, 'its checksums cannot be read')
  return checksums.data
}

function compareChecksums(path: string, expected: Checksums, found: Checksums): void {
  for (const name of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    if (!Object.hasOwn(found, name)) throw damaged(path, `${name} is missing`)
    if (!Object.hasOwn(expected, name) || expected[name] !== found[name])
      throw damaged(path, `${name} was changed`)
  }
}

function parseJson(path: string, { name, bytes }: ArchiveEntry): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    throw damaged(path, `${name} is not JSON`)
  }
}

function damaged(path: string, why: string): StartupError {
  return new StartupError(`The backup ${path} is damaged: ${why}.`)
}
