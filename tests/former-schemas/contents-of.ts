import { sql } from 'drizzle-orm'
import type { Stores } from '#domain/backup/back-up.server.ts'
import { listSequences, listTables } from '#domain/backup/database-tables.server.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'

/** The whole content of a site, computed columns included, in a form that is equal on both engines. */
export async function contentsOf({ database, files }: Stores) {
  const rows = await database.db.transaction(readEveryRow)
  // The version of the content differs, because a restore is a change.
  const sequences = (await listSequences(database.db)).filter(({ name }) => name !== 'catalogue_version')
  return { rows, sequences, originals: await originalsOf(files) }
}

async function readEveryRow(tx: Database): Promise<Record<string, unknown[]>> {
  await tx.execute(sql`SET LOCAL timezone = 'UTC'`)
  const found: Record<string, unknown[]> = {}
  for (const { name } of await listTables(tx)) {
    const table = sql`SELECT t::text AS row FROM public.${sql.identifier(name)} t ORDER BY t::text COLLATE "C"`
    found[name] = (await rowsOf(tx, table)).map(({ row }) => row)
  }
  return found
}

async function originalsOf(files: FileStore): Promise<Record<string, string>> {
  const originals: Record<string, string> = {}
  for await (const { key } of files.list('originals'))
    originals[key] = (await files.read(key))?.toString('hex') ?? 'gone'
  return originals
}
