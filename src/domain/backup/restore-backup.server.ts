import { sql } from 'drizzle-orm'
import type { OnProgress } from '#platform/command-line/progress.ts'
import { StartupError } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import {
  createSchema,
  knownHashes,
  schemaOf,
  whileNobodyMigrates,
} from '#platform/database/migrate.server.ts'
import { refuseSchema, type Schema } from '#platform/database/schema-promise.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { type Manifest, ORIGINALS } from './archive-format.ts'
import type { Stores, Summary } from './back-up.server.ts'
import {
  advanceSequence,
  countRows,
  insertRows,
  listTables,
  prepareTransaction,
  type Table,
} from './database-tables.server.ts'
import { checkArchive, type OnRead, readArchive } from './read-archive.server.ts'

const MEGABYTE = 1_000_000

/**
 * Restores a verified backup into an empty file store and a database without rows, with the tables of its time, which
 * `migrate` upgrades afterwards. A failure removes everything again; only a restore that is killed leaves originals
 * behind, which the next one refuses. Throws a StartupError when the target is not empty, or the archive is invalid, of
 * a later version, or too old.
 */
export async function restoreBackup(
  { database, files }: Stores,
  path: string,
  onProgress: OnProgress = () => {},
): Promise<Summary> {
  await refuseOriginals(files)
  for (const { name } of await listTables(database.db)) await refuseFilled(database.db, name)
  const manifest = await checkArchive(path, tellRead(onProgress, 'checked'))
  const schema = { hashes: manifest.schema, version: manifest.version ?? null }
  refuseSchema(`The backup ${path}`, schema, knownHashes())
  const written: string[] = []
  try {
    const onRead = tellRead(onProgress, 'restored')
    const rows = await whileNobodyMigrates(database, () =>
      database.db.transaction(async (tx) => {
        await prepareSchema(tx, schema, path)
        return restoreAll(tx, files, path, manifest, written, onRead)
      }),
    )
    return { tables: manifest.tables.length, rows, originals: written.length }
  } catch (error) {
    for (const key of written) await files.remove(key)
    throw error
  }
}

function tellRead(onProgress: OnProgress, what: string): OnRead {
  const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1)
  return (bytes, all) => onProgress(`${megabytes(bytes)} of ${megabytes(all)} MB ${what}`, bytes / all)
}

async function restoreAll(
  tx: Database,
  files: FileStore,
  path: string,
  manifest: Manifest,
  written: string[],
  onRead: OnRead,
): Promise<number> {
  await prepareTransaction(tx)
  const tables = new Map((await listTables(tx)).map((table) => [table.name, table]))
  await refuseRows(tx, [...tables.values()])
  for await (const entry of readArchive(path, onRead)) {
    if (entry.kind === 'rows') {
      const table = tables.get(entry.table)
      if (!table)
        throw new StartupError(`The backup ${path} holds a table ${entry.table} that this database lacks.`)
      await insertRows(tx, table, entry.bytes.toString())
    } else if (entry.kind === 'original') {
      // It is recorded before it is written, so that a failed write is cleaned up too.
      written.push(entry.key)
      await files.write(entry.key, entry.bytes)
    }
  }
  for (const sequence of manifest.sequences) await advanceSequence(tx, sequence)
  return compareRows(tx, manifest)
}

async function prepareSchema(tx: Database, wanted: Schema, path: string): Promise<void> {
  const { hashes } = await schemaOf(tx)
  if (hashes.length === 0) return createSchema(tx, wanted)
  if (hashes.join() === wanted.hashes.toSorted().join()) return
  throw new StartupError(
    `The backup ${path} is of another version than the tables that are there; restore it into a new database or an empty DATA_DIR.`,
  )
}

/** Locks each table before it is counted, so that nobody else fills one until the restore ends. */
async function refuseRows(tx: Database, tables: Table[]): Promise<void> {
  for (const { name } of tables) {
    await tx.execute(sql`LOCK TABLE public.${sql.identifier(name)} IN EXCLUSIVE MODE`)
    await refuseFilled(tx, name)
  }
}

async function refuseFilled(db: Database, name: string): Promise<void> {
  if ((await countRows(db, name)) === 0) return
  throw new StartupError(
    `The database is not empty (${name} has rows); a backup is restored into an empty one only.`,
  )
}

async function refuseOriginals(files: FileStore): Promise<void> {
  for await (const { key } of files.list(ORIGINALS)) {
    throw new StartupError(
      `The file store is not empty (${key} is there); a backup is restored into an empty one only.`,
    )
  }
}

async function compareRows(tx: Database, { tables }: Manifest): Promise<number> {
  let total = 0
  for (const { name, rows } of tables) {
    const restored = await countRows(tx, name)
    if (restored !== rows) throw new Error(`${name} has ${restored} rows after the restore, not ${rows}.`)
    total += restored
  }
  return total
}
