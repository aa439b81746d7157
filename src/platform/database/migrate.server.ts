import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { StartupError } from '#platform/config.ts'
import { refusalCode } from './constraint-errors.ts'
import { type Database, type OpenDatabase, rowsOf } from './database.ts'

export const MIGRATIONS = join(import.meta.dirname, '../../../migrations')

/** Any fixed number: instances that start at the same time wait for the one that migrates. */
const MIGRATION_LOCK = 7_263_581
/** For so long visitors may wait behind a migration that waits for a table. */
const LONGEST_WAIT_MS = 1_000
const READERS_PASS_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Applies the missing migrations, each in its own transaction, under an advisory lock. Returns how many were applied.
 * @throws StartupError when the database was migrated by a newer version of this program.
 */
export function migrate(database: OpenDatabase, folder: string): Promise<number> {
  return database.withLock(MIGRATION_LOCK, async () => {
    const { db } = database
    await db.execute(sql`CREATE TABLE IF NOT EXISTS applied_migrations (
      hash text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`)
    const applied = new Set(
      (await rowsOf(db, sql`SELECT hash FROM applied_migrations`)).map((row) => String(row.hash)),
    )
    const known = readMigrationFiles({ migrationsFolder: folder })
    const knownHashes = new Set(known.map((migration) => migration.hash))
    if ([...applied].some((hash) => !knownHashes.has(hash))) {
      throw new StartupError(
        'The database was set up by another version of this program; start that version, or restore a backup.',
      )
    }
    const missing = known.filter((migration) => !applied.has(migration.hash))
    if (missing.length > 0 && database.isOfRunningSite)
      throw new StartupError(
        'The running site is of an older version than this command; start it again first.',
      )
    for (const migration of missing) await applyBetweenReaders(db, migration.hash, migration.sql)
    return missing.length
  })
}

/** A change of a table waits for whoever reads it, such as a backup, and who comes later waits for both: it lets them pass. */
async function applyBetweenReaders(db: Database, hash: string, statements: string[]): Promise<void> {
  for (;;) {
    try {
      return await db.transaction((tx) => apply(tx, hash, statements))
    } catch (error) {
      if (refusalCode(error) !== LOCK_NOT_AVAILABLE) throw error
      await wait(READERS_PASS_MS)
    }
  }
}

async function apply(tx: Database, hash: string, statements: string[]): Promise<void> {
  // The limit of requests is not for migrations, which may index a large table.
  await tx.execute(sql.raw('SET LOCAL statement_timeout = 0'))
  await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${LONGEST_WAIT_MS}`))
  for (const statement of statements) await tx.execute(sql.raw(statement))
  await tx.execute(sql`INSERT INTO applied_migrations (hash) VALUES (${hash})`)
}

/** The hashes of the applied migrations, sorted: equal on two databases when their schemas are. */
export async function schemaOf(db: Database): Promise<string[]> {
  const rows = await rowsOf(db, sql`SELECT hash FROM applied_migrations ORDER BY hash`)
  return rows.map((row) => String(row.hash))
}
