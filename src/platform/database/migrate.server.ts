import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { StartupError } from '#platform/config.ts'
import { VERSION } from '#platform/version.server.ts'
import { type Database, type OpenDatabase, rowsOf } from './database.ts'
import { refusalCode } from './database-errors.ts'
import { refuseSchema, type Schema } from './schema-promise.ts'

export const MIGRATIONS = join(import.meta.dirname, '../../../migrations')

/** Any fixed number: instances that start at the same time wait for the one that migrates. */
const MIGRATION_LOCK = 7_263_581
/** The longest that visitors may wait behind a migration that waits for a table. */
const LONGEST_WAIT_MS = 1_000
const READERS_PASS_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'

/** Applies all or none, and returns how many. @throws StartupError for a later version's database or a too old one. */
export function migrate(database: OpenDatabase, folder: string): Promise<number> {
  return whileNobodyMigrates(database, async () => {
    const schema = await schemaOf(database.db)
    const known = readMigrationFiles({ migrationsFolder: folder })
    refuseSchema('The database', schema, hashesOf(known))
    const missing = known.filter(({ hash }) => !schema.hashes.includes(hash))
    if (missing.length === 0) return 0
    if (database.isOfRunningSite)
      throw new StartupError(
        'The running site is of an older version than this command; start it again first.',
      )
    await applyBetweenReaders(database.db, missing)
    return missing.length
  })
}

export function whileNobodyMigrates<Result>(
  database: OpenDatabase,
  work: () => Promise<Result>,
): Promise<Result> {
  return database.withLock(MIGRATION_LOCK, work)
}

/** A migration waits for readers such as a backup, and later readers wait for both, so it lets them pass. */
async function applyBetweenReaders(db: Database, migrations: readonly MigrationMeta[]): Promise<void> {
  for (;;) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${LONGEST_WAIT_MS}`))
        await apply(tx, migrations)
      })
    } catch (error) {
      if (refusalCode(error) !== LOCK_NOT_AVAILABLE) throw error
      await wait(READERS_PASS_MS)
    }
  }
}

/** Makes the tables of an earlier version in a database that has none: `refuseSchema` was asked before. */
export async function createSchema(tx: Database, { hashes }: Schema): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  await apply(
    tx,
    known.filter(({ hash }) => hashes.includes(hash)),
  )
}

export function knownHashes(): string[] {
  return hashesOf(readMigrationFiles({ migrationsFolder: MIGRATIONS }))
}

function hashesOf(migrations: readonly MigrationMeta[]): string[] {
  return migrations.map(({ hash }) => hash)
}

async function apply(tx: Database, migrations: readonly MigrationMeta[]): Promise<void> {
  // A migration of a large catalogue may take longer than a request may.
  await tx.execute(sql`SET LOCAL statement_timeout = 0`)
  await tx.execute(sql`CREATE TABLE IF NOT EXISTS applied_migrations (
    hash text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`)
  await tx.execute(sql`ALTER TABLE applied_migrations ADD COLUMN IF NOT EXISTS version text`)
  for (const { hash, sql: statements } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(sql`INSERT INTO applied_migrations (hash, version) VALUES (${hash}, ${VERSION})`)
  }
}

export async function schemaOf(db: Database): Promise<Schema> {
  const [table] = await rowsOf(db, sql`SELECT to_regclass('public.applied_migrations') IS NOT NULL AS found`)
  if (table?.found !== true) return { hashes: [], version: null }
  // Versions are noted since 2.0.2; before, there was no such column.
  const rows = await rowsOf(
    db,
    sql`SELECT hash, to_jsonb(m) ->> 'version' AS version FROM applied_migrations m ORDER BY applied_at, hash`,
  )
  const version = rows.at(-1)?.version
  return {
    hashes: rows.map((row) => String(row.hash)).sort(),
    version: typeof version === 'string' ? version : null,
  }
}
