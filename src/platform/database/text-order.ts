import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A column of text by which rows are sorted as people expect it, whatever the database's own locale is. */
export function inTextOrder(column: PgColumn): SQL {
  return sql`${column} COLLATE "site_text"`
}
