import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#platform/database/database.ts'

type Column = { name: string; type: string }
export type Table = { name: string; columns: Column[] }
type Sequence = { name: string; value: string; used: boolean }

/** It lists the applied migrations and is not restored, because the target has its own. */
const BOOKKEEPING = 'applied_migrations'

/** Lists all tables with their stored (not generated) columns, each after the tables that it references. */
export async function listTables(db: Database): Promise<Table[]> {
  const rows = await rowsOf(
    db,
    sql`SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS type
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ${BOOKKEEPING}
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      ORDER BY c.relname, a.attnum`,
  )
  const columns = Map.groupBy(rows, (row) => String(row.table))
  return orderByReferences([...columns.keys()], await listReferences(db)).map((name) => ({
    name,
    columns: (columns.get(name) ?? []).map((row) => ({ name: String(row.column), type: String(row.type) })),
  }))
}

async function listReferences(db: Database): Promise<{ from: string; to: string }[]> {
  const rows = await rowsOf(
    db,
    sql`SELECT f.relname AS "from", t.relname AS "to" FROM pg_constraint
      JOIN pg_class f ON f.oid = conrelid JOIN pg_class t ON t.oid = confrelid
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  return rows.map((row) => ({ from: String(row.from), to: String(row.to) }))
}

export async function countRows(db: Database, table: string): Promise<number> {
  const [row] = await rowsOf(db, sql`SELECT count(*)::text AS rows FROM public.${sql.identifier(table)}`)
  return Number(row?.rows)
}

/** Returns the values of all sequences, so that used ids are not used again after a restore. */
export async function listSequences(db: Database): Promise<Sequence[]> {
  const names = await rowsOf(
    db,
    sql`SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`,
  )
  const sequences: Sequence[] = []
  for (const { name } of names) sequences.push(await readSequence(db, String(name)))
  return sequences
}

async function readSequence(db: Database, name: string): Promise<Sequence> {
  const [row] = await rowsOf(
    db,
    sql`SELECT last_value::text AS value, is_called AS used FROM public.${sql.identifier(name)}`,
  )
  return { name, value: String(row?.value), used: row?.used === true }
}

/** Advances a sequence; never sets it back, because a running instance may have seen the numbers in between. */
export async function advanceSequence(db: Database, { name, value, used }: Sequence): Promise<void> {
  const sequence = sql`public.${sql.identifier(name)}`
  await db.execute(
    sql`SELECT setval(${`public."${name}"`}::regclass, ${value}::bigint, ${used}) FROM ${sequence}
      WHERE (last_value, is_called) < (${value}::bigint, ${used}::boolean)`,
  )
}

type Reference = { from: string; to: string }

/** Sorts names so that each comes after those it references; throws when they reference each other in a circle. */
export function orderByReferences(names: readonly string[], references: readonly Reference[]): string[] {
  const waiting = new Set(names.toSorted())
  const ordered: string[] = []
  while (waiting.size > 0) {
    const ready = [...waiting].find(
      (name) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    )
    if (!ready) throw new Error(`These tables refer to each other in a circle: ${[...waiting].join(', ')}.`)
    waiting.delete(ready)
    ordered.push(ready)
  }
  return ordered
}

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
