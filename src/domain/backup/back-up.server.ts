import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setImmediate as others } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import type { OnProgress } from '#platform/command-line/progress.ts'
import { StartupError } from '#platform/config.ts'
import { type Database, LONG_READ, type OpenDatabase } from '#platform/database/database.ts'
import { schemaOf } from '#platform/database/migrate.server.ts'
import type { FileStore, StoredFile } from '#platform/files/file-store.ts'
import { VERSION } from '#platform/version.server.ts'
import {
  ARCHIVE_FORMAT,
  CHECKSUMS,
  MANIFEST,
  type Manifest,
  ORIGINALS,
  rowsEntryName,
} from './archive-format.ts'
import {
  countLines,
  countRows,
  listSequences,
  listTables,
  prepareTransaction,
  readRows,
  type Table,
} from './database-tables.server.ts'

export type Stores = { database: OpenDatabase; files: FileStore }
export const NOTICE =
  'It holds personal data and hashes of passwords: keep it encrypted wherever others could read it.'
export type Summary = { tables: number; rows: number; originals: number }

/**
 * Writes a consistent snapshot of all rows, and all originals, into one new file; an original that is removed meanwhile
 * may be missing. Throws a StartupError when there is nothing to back up, or the file exists or cannot be created.
 */
export async function backUp(
  { database, files }: Stores,
  path: string,
  now: Date,
  onProgress: OnProgress = () => {},
): Promise<Summary> {
  if ((await schemaOf(database.db)).hashes.length === 0) {
    throw new StartupError(
      `There is nothing to back up: no site was ever started on this ${database.description}.`,
    )
  }
  let summary: Summary = { tables: 0, rows: 0, originals: 0 }
  await writeArchive(path, async (add) => {
    const { tables, rows } = await database.db.transaction(
      (tx) => addTables(tx, database, add, now, onProgress),
      LONG_READ,
    )
    // Originals come after the rows: one is stored before its row, so none of theirs is missing.
    const originals = await addOriginals(files, add, onProgress)
    summary = { tables, rows, originals }
  })
  return summary
}

async function addTables(
  tx: Database,
  { engine }: OpenDatabase,
  add: AddEntry,
  now: Date,
  onProgress: OnProgress,
): Promise<{ tables: number; rows: number }> {
  await prepareTransaction(tx)
  const tables = await listTables(tx)
  const manifest = await composeManifest(tx, tables, engine, now)
  await add(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)))
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  let done = 0
  for (const table of tables) {
    let number = 0
    for await (const ndjson of readRows(tx, table)) {
      number += 1
      const bytes = Buffer.from(ndjson)
      await add(rowsEntryName(table.name, number), bytes)
      done += countLines(bytes)
      onProgress(`${done} of ${rows} rows`, done / rows)
    }
  }
  return { tables: tables.length, rows }
}

async function composeManifest(
  tx: Database,
  tables: Table[],
  engine: Manifest['engine'],
  now: Date,
): Promise<Manifest> {
  const counted: Manifest['tables'] = []
  for (const { name } of tables) counted.push({ name, rows: await countRows(tx, name) })
  return {
    format: ARCHIVE_FORMAT,
    createdAt: now.toISOString(),
    notice: NOTICE,
    engine,
    version: VERSION,
    schema: [...(await schemaOf(tx)).hashes],
    tables: counted,
    sequences: await listSequences(tx),
  }
}

async function addOriginals(files: FileStore, add: AddEntry, onProgress: OnProgress): Promise<number> {
  const stored: StoredFile[] = []
  for await (const file of files.list(ORIGINALS)) stored.push(file)
  const all = stored.reduce((sum, { bytes }) => sum + bytes, 0)
  let [originals, done] = [0, 0]
  for (const [at, { key, bytes: size }] of stored.entries()) {
    onProgress(`${at} of ${stored.length} originals`, done / all)
    done += size
    const bytes = await files.read(key)
    if (!bytes) continue
    await add(key, bytes)
    originals += 1
  }
  return originals
}

type AddEntry = (name: string, bytes: Uint8Array) => Promise<void>

/** Originals are compressed already, and rows shrink to a sixth at any level, so the fastest one is used. */
const GZIP_LEVEL = 3
/**
 * An original is the same bytes in every archive, head included, so that a copy by restic takes only those that are
 * new.
 */
const NO_TIME = new Date(0)
const OWNER_ONLY = 0o600
/** Hashing so much takes a millisecond or two; then others who use this process, such as visitors, have their turn. */
const HASHED_AT_ONCE_BYTES = 1024 * 1024

/** Writes `path.part`, flushes it to disk and renames it. Throws a StartupError when either file exists already. */
export async function writeArchive(path: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  if (existsSync(path)) throw new StartupError(`${path} already exists; name a new file for the backup.`)
  const part = `${path}.part`
  const file = await open(part, 'wx', OWNER_ONLY).catch((error: NodeJS.ErrnoException) => {
    throw refusalToOpen(part, error)
  })
  try {
    const tar = pack()
    const written = pipeline(tar, createGzip({ level: GZIP_LEVEL }), file.createWriteStream({ flush: true }))
    const filled = fillWithChecksums(fill, addTo(tar)).then(
      () => tar.finalize(),
      (error) => tar.destroy(error),
    )
    await Promise.all([written, filled])
    await rename(part, path)
    await fsyncDirectory(dirname(path))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function fillWithChecksums(fill: (add: AddEntry) => Promise<void>, add: AddEntry): Promise<void> {
  const checksums: Record<string, string> = {}
  await fill(async (name, bytes) => {
    checksums[name] = await hashInTurns(bytes)
    await add(name, bytes)
  })
  await add(CHECKSUMS, Buffer.from(JSON.stringify(checksums)))
}

async function hashInTurns(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < bytes.length; at += HASHED_AT_ONCE_BYTES) {
    hash.update(bytes.subarray(at, at + HASHED_AT_ONCE_BYTES))
    await others()
  }
  return hash.digest('hex')
}

function addTo(tar: ReturnType<typeof pack>): AddEntry {
  return (name, bytes) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const entry = tar.entry({ name, size: bytes.length, mtime: NO_TIME }, (error) =>
      error ? reject(error) : resolve(),
    )
    entry.once('error', reject)
    entry.end(bytes)
    return promise
  }
}

function refusalToOpen(part: string, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EEXIST') {
    return new StartupError(
      `${part} is there already: another backup is writing it, or was cut off; remove it if none is running.`,
    )
  }
  if (error.code === 'ENOSPC') return error
  return new StartupError(`The backup cannot be written to ${part} (${error.code ?? error.message}).`)
}

async function fsyncDirectory(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
