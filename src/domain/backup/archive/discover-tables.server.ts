import { sql } from 'drizzle-orm'
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
