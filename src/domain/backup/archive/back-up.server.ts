import type { OnProgress } from '#platform/command-line/progress.ts'
import { StartupError } from '#platform/config.ts'
import { type Database, LONG_READ, type OpenDatabase } from '#platform/database/database.ts'
import { schemaOf } from '#platform/database/migrate.server.ts'
import type { FileStore, StoredFile } from '#platform/files/file-store.ts'
import { VERSION } from '#platform/version.server.ts'
import { ARCHIVE_FORMAT, MANIFEST, type Manifest, ORIGINALS, rowsEntryName } from './archive-format.ts'
import { countRows, listSequences, listTables, type Table } from './discover-tables.server.ts'
import { countLines, prepareTransaction, readRows } from './table-rows.server.ts'
import { type AddEntry, writeArchive } from './write-archive.server.ts'

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
