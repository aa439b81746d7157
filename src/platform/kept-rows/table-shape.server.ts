import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#platform/database/database.ts'

/** A table as the database has it now; rows that were kept may be of an older one. */
export type TableShape = {
  name: string
  table: SQL
  /** All that can be written. */
  columns: readonly string[]
  key: readonly string[]
}

export async function describeTable(db: Database, name: string): Promise<TableShape> {
  const table = sql`public.${sql.identifier(name)}`
  const rows = await rowsOf(
    db,
    sql`SELECT a.attname AS name, a.attgenerated = '' AS written, coalesce(a.attnum = ANY (i.indkey), false) AS key
      FROM pg_attribute a LEFT JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary
      WHERE a.attrelid = ${`public.${name}`}::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`,
  )
  const namesOf = (which: 'written' | 'key') =>
    rows.filter((row) => row[which] === true).map((row) => String(row.name))
  return { name, table, columns: namesOf('written'), key: namesOf('key') }
}

/** Whether two records of the table are the same row. */
export function keyIsSame({ key }: TableShape, one: string, other: string): SQL {
  const [left, right] = [sql.identifier(one), sql.identifier(other)]
  return sql.join(
    key.map((column) => sql`${left}.${sql.identifier(column)} = ${right}.${sql.identifier(column)}`),
    sql` AND `,
  )
}
