import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Log } from '#platform/log.ts'

/** Either engine, or a transaction on it. Raw bigint and count(*) have different types on the two: always cast them. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, unknown>>

/**
 * This declares a transaction that reads a lot as it was at one moment, such as a backup. On the embedded database, which has one
 * transaction at a time, others read within it, and who writes waits for its end.
 */
export const LONG_READ = {
  isolationLevel: 'repeatable read',
  accessMode: 'read only',
  deferrable: true,
} as const

export type Engine = 'pglite' | 'postgres'

/**
 * An open database with the operations for which drizzle has no common interface. What it has committed survives the end
 * of the process and a power cut.
 */
export type OpenDatabase = {
  db: Database
  engine: Engine
  /** One sentence for people: which engine, which version. */
  description: string
  /**
   * Calls back for every NOTIFY on the channel and reconnects when the connection is lost. Returns an unsubscribe
   * function.
   */
  listen: (channel: string, onNotify: (payload: string) => void) => Promise<() => Promise<void>>
  /** Runs the work under an advisory lock: no other process with the same number runs at the same time. */
  withLock: <Result>(lock: number, work: () => Promise<Result>) => Promise<Result>
  /** The embedded one alone, which no other process can open: lets commands use it through a socket. */
  serveCommands?: (path: string, log: Log) => Promise<() => Promise<void>>
  /** The embedded one alone: whether a `LONG_READ` is open. */
  isBackingUp?: () => boolean
  /** Whether it is reached through a site that runs, and that may be of another version. */
  isOfRunningSite?: true
  close: () => Promise<void>
}

/** The rows of a raw query; both engines return an object with `rows`. */
export async function rowsOf(db: Database, query: SQL): Promise<Record<string, unknown>[]> {
  const result: unknown = await db.execute(query)
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)) {
    return result.rows
  }
  throw new Error('The database returned no rows.')
}
