import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Either engine, or a transaction on it. Raw bigint and count(*) differ between the two: always cast them. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, unknown>>

export type Engine = 'pglite' | 'postgres'

/** An open database with what drizzle does not offer alike on both engines. */
export type OpenDatabase = {
  db: Database
  engine: Engine
  /** One sentence for people: which engine, which version. */
  description: string
  /** Calls back for every NOTIFY on the channel, also after a lost connection was opened anew. Answers how to stop. */
  listen: (channel: string, onNotify: (payload: string) => void) => Promise<() => Promise<void>>
  /** Runs the work while no other process that asks for the same number does. */
  withLock: <Answer>(lock: number, work: () => Promise<Answer>) => Promise<Answer>
  /** What was committed before the call survives a power cut from here on. PostgreSQL sees to that at each commit. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

/** The rows of a raw query; both engines answer an object with `rows`. */
export async function rowsOf(db: Database, query: SQL): Promise<Record<string, unknown>[]> {
  const answer: unknown = await db.execute(query)
  if (typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows)) {
    return answer.rows
  }
  throw new Error('The database answered without rows.')
}
