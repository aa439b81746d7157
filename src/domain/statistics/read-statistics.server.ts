import { inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { artists, images } from '#domain/catalogue/tables.server.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { addDays, type DayRange, IMAGE_KINDS, LISTS, type ListKind } from './model.ts'
import { dailySums, monthlySums } from './tables.server.ts'

/** `name` is null where the subject says it itself, and of what is gone. */
export type Listed = { subject: string; name: { de: string; en: string } | null; count: number }
export type CountedList = { list: ListKind; total: number; rows: Listed[] }
export type Series = { day: string; visits: number; views: number }[]
export type Overview = { per: 'day' | 'month'; series: Series; lists: CountedList[] }

/** More points are one line that nobody reads, and a table that nobody does. */
const MOST_DAYS_SHOWN = 92
/** Of each month: some times as many as are shown, so that no other can be among those. */
const CANDIDATES = 60

const Frequent = z.object({ subject: z.string(), count: z.coerce.number() })
type Frequent = z.infer<typeof Frequent>
const Candidate = Frequent.extend({ mostOfOthers: z.coerce.number() })
const Point = z.object({ day: z.string(), visits: z.coerce.number(), views: z.coerce.number() })

/** The lists have the `most` frequent subjects each. */
export async function readOverview(db: Database, range: DayRange, most: number): Promise<Overview> {
  const days = (Date.parse(range.to) - Date.parse(range.from)) / DAY_MS
  const per = days < MOST_DAYS_SHOWN ? 'day' : 'month'
  const [series, ...lists] = await Promise.all([
    readSeries(db, range, per),
    ...LISTS.map((list) => readList(db, list, range, most)),
  ])
  return { per, series, lists }
}

/** Each day or month of the range, also those of which nothing was counted; months under their first day. */
export async function readSeries(db: Database, range: DayRange, per: 'day' | 'month'): Promise<Series> {
  const { from, to } = range
  const rows = await rowsOf(
    db,
    sql`SELECT to_char(point, 'YYYY-MM-DD') AS day,
        coalesce(sum(count) FILTER (WHERE subject = 'source'), 0) AS visits,
        coalesce(sum(count) FILTER (WHERE subject = 'page'), 0) AS views
      FROM generate_series(date_trunc(${per}, ${from}::timestamp), ${to}::timestamp, ${`1 ${per}`}::interval) AS point
      LEFT JOIN ${dailySums} ON kind = 'total' AND subject IN ('source', 'page')
        AND day BETWEEN ${from} AND ${to} AND date_trunc(${per}, day::timestamp) = point
      GROUP BY point ORDER BY point`,
  )
  return z.array(Point).parse(rows)
}

export async function readList(
  db: Database,
  list: ListKind,
  range: DayRange,
  most: number,
): Promise<CountedList> {
  const [total] = await rowsOf(
    db,
    sql`SELECT coalesce(sum(count), 0) AS total FROM (${sumsIn(range, sql`kind = 'total' AND subject = ${list}`)}) AS sums`,
  )
  const found = (await findFrequent(db, list, range, most)) ?? (await countAll(db, list, range, most))
  const ids = found.map(({ subject }) => Number(subject))
  const names = await readNames(db, list, ids)
  return {
    list,
    total: Number(total?.total),
    rows: found.map(({ subject, count }) => ({ subject, name: names.get(subject) ?? null, count })),
  }
}

/**
 * The most frequent subjects without reading the others: those that are frequent in a month of the range are candidates. Null
 * where another one could be among them, which has been counted as often as the last candidate of each month at most.
 */
async function findFrequent(
  db: Database,
  list: ListKind,
  range: DayRange,
  most: number,
): Promise<Frequent[] | null> {
  if (most > CANDIDATES) return null
  const rows = await rowsOf(
    db,
    sql`WITH frequent AS (
        SELECT month, subject, count FROM generate_series(${firstOfMonth(range.from)}::timestamp, ${range.to}::timestamp, '1 month') AS start
        CROSS JOIN LATERAL (SELECT month, subject, count FROM ${monthlySums}
          WHERE kind = ${list} AND month = start::date ORDER BY count DESC NULLS LAST LIMIT ${CANDIDATES}) AS first
      ), others AS (
        SELECT coalesce(sum(least), 0) AS most FROM (
          SELECT min(count) AS least FROM frequent GROUP BY month HAVING count(*) = ${CANDIDATES}) AS months
      )
      SELECT subject, counted.count, others.most AS "mostOfOthers"
      FROM (SELECT DISTINCT subject FROM frequent) AS candidates, others,
        LATERAL (SELECT sum(count) AS count FROM (${sumsIn(range, sql`kind = ${list} AND subject = candidates.subject`)}) AS sums) AS counted
      WHERE counted.count > 0 ORDER BY 2 DESC, subject LIMIT ${most}`,
  )
  const found = z.array(Candidate).parse(rows)
  const last = found[most - 1]?.count ?? 0
  return (found[0]?.mostOfOthers ?? 0) <= last ? found : null
}

async function countAll(db: Database, list: ListKind, range: DayRange, most: number): Promise<Frequent[]> {
  const rows = await rowsOf(
    db,
    sql`SELECT subject, sum(count) AS count FROM (${sumsIn(range, sql`kind = ${list}`)}) AS sums
      GROUP BY subject ORDER BY 2 DESC, subject LIMIT ${most}`,
  )
  return z.array(Frequent).parse(rows)
}

/** The sums of the range: of whole months by month, of the rest by day. */
export function sumsIn({ from, to }: DayRange, filter: SQL): SQL {
  const firstWhole = from.endsWith('-01') ? from : firstOfMonth(addDays(`${from.slice(0, 8)}28`, 4))
  const afterWhole = firstOfMonth(addDays(to, 1))
  const months = sql`SELECT kind, subject, count FROM ${monthlySums}
    WHERE ${filter} AND month BETWEEN ${firstWhole} AND ${addDays(afterWhole, -1)}`
  const days = (first: string, last: string) =>
    sql`SELECT kind, subject, count FROM ${dailySums} WHERE ${filter} AND day BETWEEN ${first} AND ${last}`
  if (firstWhole >= afterWhole) return days(from, to)
  return sql`${months} UNION ALL ${days(from, addDays(firstWhole, -1))} UNION ALL ${days(afterWhole, to)}`
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`
}

async function readNames(db: Database, list: ListKind, ids: number[]): Promise<Map<string, Listed['name']>> {
  if (list === 'artist') {
    const rows = await db
      .select({ id: artists.id, name: artists.name })
      .from(artists)
      .where(inArray(artists.id, ids))
    return new Map(rows.map(({ id, name }) => [String(id), { de: name, en: name }]))
  }
  return IMAGE_KINDS.some((kind) => kind === list) ? readTitles(db, ids) : new Map()
}

/** Titles of images with their artists, by id. */
async function readTitles(db: Database, ids: number[]): Promise<Map<string, Listed['name']>> {
  const { id, titleDe, titleEn, artistId } = images
  const rows = await db
    .select({ id, titleDe, titleEn, artist: artists.name })
    .from(images)
    .innerJoin(artists, sql`${artists.id} = ${artistId}`)
    .where(inArray(id, ids))
  return new Map(
    rows.map((row) => [
      String(row.id),
      { de: `${row.titleDe} · ${row.artist}`, en: `${row.titleEn} · ${row.artist}` },
    ]),
  )
}
