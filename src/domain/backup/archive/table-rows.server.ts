import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#platform/database/database.ts'
import type { Table } from './discover-tables.server.ts'

/** This is small enough for long news, and large enough that 100,000 rows are a few hundred chunks. */
const ROWS_IN_A_CHUNK = 500
const CURSOR = sql.identifier('backup_rows')

/** Yields NDJSON whose values are the database's text form, so 64-bit numbers, JSON null and microseconds survive. */
export async function* readRows(tx: Database, { name, columns }: Table): AsyncGenerator<string> {
  const asText = columns.map((column) => sql`${sql.identifier(column.name)}::text`)
  const values = columns.length > 0 ? sql.join(asText, sql`, `) : sql`NULL`
  await tx.execute(
    sql`DECLARE ${CURSOR} NO SCROLL CURSOR FOR SELECT row_to_json(r)::text AS line
      FROM (SELECT ${values} FROM public.${sql.identifier(name)}) r`,
  )
  while (true) {
    const rows = await rowsOf(tx, sql`FETCH ${sql.raw(String(ROWS_IN_A_CHUNK))} FROM ${CURSOR}`)
    if (rows.length > 0) yield rows.map((row) => `${row.line}\n`).join('')
    if (rows.length < ROWS_IN_A_CHUNK) break
  }
  await tx.execute(sql`CLOSE ${CURSOR}`)
}

/** Inserts a chunk of `readRows` with its ids; generated columns are computed again. */
export async function insertRows(tx: Database, { name, columns }: Table, ndjson: string): Promise<void> {
  const rows = `[${ndjson.trimEnd().replaceAll('\n', ',')}]`
  const names = columns.map((column) => sql.identifier(column.name))
  const asText = names.map((column) => sql`${column} text`)
  // The types come from this database's schema, never from the archive.
  const casts = columns.map((column) => sql`r.${sql.identifier(column.name)}::${sql.raw(column.type)}`)
  await tx.execute(
    sql`INSERT INTO public.${sql.identifier(name)} (${list(names)}) OVERRIDING SYSTEM VALUE
      SELECT ${list(casts)} FROM jsonb_to_recordset(${rows}::jsonb) AS r(${list(asText)})`,
  )
}

export function countLines(ndjson: Uint8Array): number {
  return ndjson.reduce((lines, byte) => (byte === NEW_LINE ? lines + 1 : lines), 0)
}

const NEW_LINE = 10

function list(parts: Parameters<typeof sql.join>[0]): SQL {
  return sql.join(parts, sql`, `)
}

export async function prepareTransaction(tx: Database): Promise<void> {
  await tx.execute(sql`SET LOCAL statement_timeout = 0`)
  await tx.execute(sql`SET LOCAL DateStyle = 'ISO, YMD'`)
  await tx.execute(sql`SET LOCAL IntervalStyle = 'postgres'`)
}
