import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { StartRefused } from '#platform/config.ts'
import { type Database, type OpenDatabase, rowsOf } from './database.ts'

/** Where this program's migrations lie. */
export const MIGRATIONS = join(import.meta.dirname, '../../../migrations')

/** Any fixed number: instances that start together wait here for the one that migrates. */
const MIGRATION_LOCK = 7_263_581

/**
 * Brings the tables up to this version, each migration in a transaction of its own, under an advisory lock.
 * Answers how many were applied.
 * @throws StartRefused when the database was migrated by a newer version of this program.
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
      throw new StartRefused(
        'The database was set up by another version of this program; start that version, or restore a backup.',
      )
    }
    const missing = known.filter((migration) => !applied.has(migration.hash))
    for (const migration of missing) await db.transaction((tx) => apply(tx, migration.hash, migration.sql))
    return missing.length
  })
}

async function apply(tx: Database, hash: string, statements: string[]): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement))
  await tx.execute(sql`INSERT INTO applied_migrations (hash) VALUES (${hash})`)
}

/** Names the state of the tables: equal on two databases exactly when the same migrations were applied. */
export async function schemaOf(db: Database): Promise<string[]> {
  const rows = await rowsOf(db, sql`SELECT hash FROM applied_migrations ORDER BY hash`)
  return rows.map((row) => String(row.hash))
}
