import { sql } from 'drizzle-orm'
import { type AnyPgColumn, customType } from 'drizzle-orm/pg-core'

/** A column of raw bytes. PostgreSQL returns a Buffer, PGlite a Uint8Array; a Buffer is one as well. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Returns a condition for a CHECK, which takes no parameters. */
export function isOneOf(column: AnyPgColumn, values: readonly string[]) {
  return sql`${column} IN (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}
