import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { StartupError } from '#platform/config.ts'
import { type Database, type OpenDatabase, rowsOf } from './database.ts'

export const MIGRATIONS = join(import.meta.dirname, '../../../migrations')

/** Any fixed number: instances that start at the same time wait for the one that migrates. */
const MIGRATION_LOCK = 7_263_581

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
    for (const migration of missing) await db.transaction((tx) => apply(tx, migration.hash, migration.sql))
    return missing.length
  })
}

async function apply(tx: Database, hash: string, statements: string[]): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement))
  await tx.execute(sql`INSERT INTO applied_migrations (hash) VALUES (${hash})`)
}

/** The hashes of the applied migrations, sorted: equal on two databases when their schemas are. */
export async function schemaOf(db: Database): Promise<string[]> {
  const rows = await rowsOf(db, sql`SELECT hash FROM applied_migrations ORDER BY hash`)
  return rows.map((row) => String(row.hash))
}
