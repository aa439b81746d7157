import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** For a CHECK, which takes no parameters. */
export function isOneOf(column: AnyPgColumn, values: readonly string[]) {
  return sql`${column} IN (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}
