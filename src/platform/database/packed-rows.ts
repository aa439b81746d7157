import { type GetColumnData, getTableName, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { readParts } from './batches.ts'
import { type Database, rowsOf } from './database.ts'

/** A row as JSON has it: times are text, in ISO 8601. */
export type PackedRow<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends PgColumn ? JsonOf<GetColumnData<Columns[Name]>> : never
}
type JsonOf<Value> = Value extends Date ? string : Value

type ColumnsWithId = Record<string, PgColumn> & { id: PgColumn }
type Wanted<Columns> = { table: PgTable; columns: Columns; where?: SQL }

/** PGlite never frees the memory of its largest result. */
const ROWS_AT_ONCE = 5_000

/**
 * Reads a large table in order of its ids, part by part. The engine packs many rows into one JSON text, since handing over each value by
 * itself takes more than twice as long. For columns whose values JSON has, and times.
 */
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

  return readParts(readAfter, ROWS_AT_ONCE)
}
