import { sql } from 'drizzle-orm'
import type { Database, Engine, OpenDatabase } from '#platform/database/database.ts'
import { openLendablePglite } from './lent-pglite.ts'
import { openLendablePostgres } from './lent-postgres.ts'
import { emptyDatabase, shapeOf } from './reset.ts'

export type Lent = {
  database: OpenDatabase
  /** For programs that connect themselves; null for the embedded database. */
  url: string | null
  /** Whether no transaction is running. */
  isAtRest: () => boolean
}

/** A migrated database that several tests use one after the other. */
export type Lendable = {
  withOwner: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>
  lend: () => Promise<Lent>
  close: () => Promise<void>
}

type Pooled = { lendable: Lendable; shape: string }

const OPEN = { pglite: openLendablePglite, postgres: openLendablePostgres }
/** Databases that no test uses, the last returned one at the end. */
const idle: Record<Engine, Pooled[]> = { pglite: [], postgres: [] }
const END_OTHERS = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`

/**
 * Lends an empty, migrated database: one that a test of this worker returned, or else a new one. A database in which a
 * test changed more than rows is closed instead of lent again.
 */
export async function lendDatabase(engine: Engine): Promise<Lent & { giveBack: () => Promise<void> }> {
  const pooled = (await takeIdle(engine)) ?? (await open(engine))
  const lent = await pooled.lendable.lend()
  let isBack = false
  const giveBack = async () => {
    if (isBack) return
    isBack = true
    await lent.database.close()
    // A database with an open transaction cannot be closed; it ends with the worker.
    if (lent.isAtRest()) idle[engine].push(pooled)
  }
  return { ...lent, giveBack }
}

async function open(engine: Engine): Promise<Pooled> {
  const lendable = await OPEN[engine]()
  return { lendable, shape: await lendable.withOwner(shapeOf) }
}

async function takeIdle(engine: Engine): Promise<Pooled | null> {
  const pooled = idle[engine].pop()
  if (!pooled) return null
  const isAsItWas = await pooled.lendable.withOwner(async (db) => {
    // A program that a test killed may still be connected.
    if (engine === 'postgres') await db.execute(END_OTHERS)
    if ((await shapeOf(db)) !== pooled.shape) return false
    await emptyDatabase(db)
    return true
  })
  if (isAsItWas) return pooled
  await pooled.lendable.close()
  return null
}
