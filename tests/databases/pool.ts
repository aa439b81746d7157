import { sql } from 'drizzle-orm'
import type { Database, Engine, OpenDatabase } from '#platform/database/database.ts'
import { openPooledPglite } from './pooled-pglite.ts'
import { openPooledPostgres } from './pooled-postgres.ts'
import { emptyDatabase, shapeOf } from './reset.ts'

/** A database while one test has it. */
export type CheckedOut = {
  database: OpenDatabase
  /** For programs that connect themselves; null for the embedded database. */
  url: string | null
  /** Whether no transaction is running. */
  isIdle: () => boolean
}

/** A migrated database that several tests use one after the other. */
export type PooledDatabase = {
  withOwner: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>
  checkOut: () => Promise<CheckedOut>
  close: () => Promise<void>
}

type PoolEntry = { pooled: PooledDatabase; shape: string }

const OPEN = { pglite: openPooledPglite, postgres: openPooledPostgres }
/** Databases that no test uses, the last released one at the end. */
const idle: Record<Engine, PoolEntry[]> = { pglite: [], postgres: [] }
const END_OTHERS = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`

/**
 * Checks out an empty, migrated database: one that a test of this worker released, or else a new one. A database in which a
 * test changed more than rows is closed instead of used again.
 */
export async function checkOutDatabase(
  engine: Engine,
): Promise<CheckedOut & { release: () => Promise<void> }> {
  const entry = (await takeIdle(engine)) ?? (await open(engine))
  const checkedOut = await entry.pooled.checkOut()
  let isReleased = false
  const release = async () => {
    if (isReleased) return
    isReleased = true
    await checkedOut.database.close()
    // A database with an open transaction cannot be closed; it ends with the worker.
    if (checkedOut.isIdle()) idle[engine].push(entry)
  }
  return { ...checkedOut, release }
}

async function open(engine: Engine): Promise<PoolEntry> {
  const pooled = await OPEN[engine]()
  return { pooled, shape: await pooled.withOwner(shapeOf) }
}

async function takeIdle(engine: Engine): Promise<PoolEntry | null> {
  const entry = idle[engine].pop()
  if (!entry) return null
  const isAsItWas = await entry.pooled.withOwner(async (db) => {
    // A program that a test killed may still be connected.
    if (engine === 'postgres') await db.execute(END_OTHERS)
    if ((await shapeOf(db)) !== entry.shape) return false
    await emptyDatabase(db)
    return true
  })
  if (isAsItWas) return entry
  await entry.pooled.close()
  return null
}
