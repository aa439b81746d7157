import { and, eq, gt, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, timestamp } from 'drizzle-orm/pg-core'
import { type Database, rowsOf } from './database/database.ts'

type Scheduled = { hidden: PgColumn; publishedFrom: PgColumn; publishedUntil: PgColumn }

export const publishedUntil = () => timestamp('published_until', { withTimezone: true })
export const scheduleColumns = () => ({
  publishedFrom: timestamp('published_from', { withTimezone: true }),
  publishedUntil: publishedUntil(),
})

export const DATABASE_NOW = sql`now()`

/** Never null. */
function isOn({ publishedFrom, publishedUntil }: Scheduled, now: Date | SQL): SQL {
  const [hasBegun, goesOn] = [lte(publishedFrom, now), gt(publishedUntil, now)]
  return sql`((${publishedFrom} IS NULL OR ${hasBegun}) AND (${publishedUntil} IS NULL OR ${goesOn}))`
}

export function isPublished(columns: Scheduled, now: Date | SQL): SQL<boolean> {
  return sql<boolean>`(${eq(columns.hidden, false)} AND ${isOn(columns, now)})`
}

export function isToBePublished({ hidden, publishedUntil }: Scheduled, now: Date): SQL | undefined {
  return and(eq(hidden, false), or(isNull(publishedUntil), gt(publishedUntil, now)))
}

/** Whether a row of these tables goes on or off after `since` and up to `until`. */
export async function hasChange(
  db: Database,
  tables: readonly Scheduled[],
  { since, until }: { since: Date; until: Date },
): Promise<boolean> {
  const next = await findNextChange(db, tables, since)
  return next !== null && next <= until
}

export async function findNextChange(
  db: Database,
  tables: readonly Scheduled[],
  now: Date,
): Promise<Date | null> {
  const first = tables.flatMap(({ hidden, publishedFrom, publishedUntil }) =>
    [publishedFrom, publishedUntil].map(
      (time) => sql`(SELECT min(${time}) FROM ${time.table} WHERE ${and(gt(time, now), eq(hidden, false))})`,
    ),
  )
  const next = sql`least(${sql.join(first, sql`, `)})`
  const [row] = await rowsOf(db, sql`SELECT (extract(epoch FROM ${next}) * 1000)::float8 AS next`)
  return typeof row?.next === 'number' ? new Date(row.next) : null
}

/** Filters of lists. The database's clock is the one that every instance shares. */
export function scheduleFilters(columns: Scheduled): Record<string, (value: string) => SQL | null> {
  const { publishedFrom, publishedUntil } = columns
  const [starts, ends] = [gt(publishedFrom, DATABASE_NOW), gt(publishedUntil, DATABASE_NOW)]
  const when = (condition: SQL | undefined) => (value: string) =>
    value === 'true' && condition ? condition : null
  return {
    Scheduled: when(starts),
    Ended: when(lte(publishedUntil, DATABASE_NOW)),
    HasMoment: when(or(starts, ends)),
    /** Hidden by hand or by the clock. */
    Unseen: when(not(and(eq(columns.hidden, false), isOn(columns, DATABASE_NOW)) ?? starts)),
  }
}
