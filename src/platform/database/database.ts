import { type GetColumnData, getTableName, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'
import type { Log } from '#platform/log.ts'

/** Either engine, or a transaction on it. Raw bigint and count(*) have different types on the two: always cast them. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, unknown>>

/** A long read, such as a backup, sees one moment. On PGlite others read within it, and writers wait for its end. */
export const LONG_READ = {
  isolationLevel: 'repeatable read',
  accessMode: 'read only',
  deferrable: true,
} as const

export type Engine = 'pglite' | 'postgres'

/** Commits survive the end of the process and a power cut. */
export type OpenDatabase = {
  db: Database
  engine: Engine
  description: string
  /** Reconnects when the connection is lost. Returns an unsubscribe function. */
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

export async function rowsOf(db: Database, query: SQL): Promise<Record<string, unknown>[]> {
  const result: unknown = await db.execute(query)
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)) {
    return result.rows
  }
  throw new Error('The database returned no rows.')
}

/** PostgreSQL takes 65,535 parameters in a statement; our widest table has 20 columns. */
const ROWS_AT_ONCE = 500

export async function inBatches<Row, Result>(
  rows: readonly Row[],
  work: (batch: Row[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    results.push(...(await work(rows.slice(start, start + ROWS_AT_ONCE))))
  }
  return results
}

/** Ordered by id; `readAfter` returns the rows whose ids are greater than the given one. */
export async function* readParts<Row extends { id: number }>(
  readAfter: (id: number, limit: number) => Promise<Row[]>,
  atOnce: number,
): AsyncGenerator<Row[]> {
  let part: Row[] = []
  do {
    part = await readAfter(part.at(-1)?.id ?? 0, atOnce)
    yield part
  } while (part.length === atOnce)
}

/** A row as JSON has it: times are text, in ISO 8601. */
export type PackedRow<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends PgColumn ? JsonOf<GetColumnData<Columns[Name]>> : never
}
type JsonOf<Value> = Value extends Date ? string : Value

type ColumnsWithId = Record<string, PgColumn> & { id: PgColumn }
type Wanted<Columns> = { table: PgTable; columns: Columns; where?: SQL }

/** PGlite never frees the memory of its largest result. */
const PACKED_AT_ONCE = 5_000

/** Packs rows into one JSON text, since single values take more than twice as long. For values of JSON, and times. */
export function readPacked<Columns extends ColumnsWithId>(
  db: Database,
  { table, columns, where }: Wanted<Columns>,
): AsyncGenerator<PackedRow<Columns>[]> {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
  const row = sql`json_build_object(${sql.join(pairs, sql`, `)})`
  const { id } = columns

  async function readAfter(last: number, limit: number): Promise<(PackedRow<Columns> & { id: number })[]> {
    const shown = where ? sql`${gt(id, last)} AND ${where}` : gt(id, last)
    const part = sql`SELECT * FROM ${table} WHERE ${shown} ORDER BY ${id} LIMIT ${limit}`
    const named = sql.identifier(getTableName(table))
    const query = sql`SELECT json_agg(${row} ORDER BY ${id})::text AS rows FROM (${part}) AS ${named}`
    const [packed] = await rowsOf(db, query)
    return JSON.parse(String(packed?.rows ?? '[]'))
  }

  return readParts(readAfter, PACKED_AT_ONCE)
}

/** A column of text by which rows are sorted as people expect it, whatever the database's own locale is. */
export function inTextOrder(column: PgColumn): SQL {
  return sql`${column} COLLATE "site_text"`
}
