import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { artists, images } from '#domain/catalogue/tables.server.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { type CountedList, type Overview, Point } from './answers.ts'
import { addDays, type DayRange, IMAGE_KINDS, LISTS, type ListKind } from './statistics-model.ts'
import { dailySums, monthlySums } from './tables.server.ts'

/** Nobody can read a chart or a table of more days. */
const MOST_DAYS_SHOWN = 92
/** Several times as many of each month as are shown, so that no other subject can be among those. */
const CANDIDATES = 60

const Frequent = z.object({ Subject: z.string(), Count: z.coerce.number() })
type Frequent = z.infer<typeof Frequent>
const Candidate = Frequent.extend({ mostOfOthers: z.coerce.number() })

export async function readOverview(
  db: Database,
  range: DayRange,
  most: number,
): Promise<Omit<Overview, 'From' | 'To' | 'Counter'>> {
  const days = (Date.parse(range.to) - Date.parse(range.from)) / DAY_MS
  const per = days < MOST_DAYS_SHOWN ? 'day' : 'month'
  const [Series, ...Lists] = await Promise.all([
    readSeries(db, range, per),
    ...LISTS.map((list) => readList(db, list, range, most)),
  ])
  return { Per: per, Series, Lists }
}

/** Returns each day or month of the range, also those without counts; a month has the date of its first day. */
export async function readSeries(
  db: Database,
  range: DayRange,
  per: Overview['Per'],
): Promise<Overview['Series']> {
  const { from, to } = range
  const rows = await rowsOf(
    db,
    sql`SELECT to_char(point, 'YYYY-MM-DD') AS "Day",
        coalesce(sum(count) FILTER (WHERE subject = 'source'), 0) AS "Visits",
        coalesce(sum(count) FILTER (WHERE subject = 'page'), 0) AS "Views"
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
  const named = await readNames(
    db,
    list,
    found.map(({ Subject }) => Number(Subject)),
  )
  const names = new Map(named.map(({ id, ...name }) => [String(id), name]))
  const Rows = found.map(({ Subject, Count }) => {
    return { Subject, NameDe: null, NameEn: null, ...names.get(Subject), Count }
  })
  return { List: list, Total: Number(total?.total), Rows }
}

/**
 * The candidates are the subjects that are frequent in a month of the range. Null where another one could be among the
 * most frequent: in each month it may have as many counts as the last candidate.
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
      SELECT subject AS "Subject", counted.count AS "Count", others.most AS "mostOfOthers"
      FROM (SELECT DISTINCT subject FROM frequent) AS candidates, others,
        LATERAL (SELECT sum(count) AS count FROM (${sumsIn(range, sql`kind = ${list} AND subject = candidates.subject`)}) AS sums) AS counted
      WHERE counted.count > 0 ORDER BY 2 DESC, subject LIMIT ${most}`,
  )
  const found = z.array(Candidate).parse(rows)
  const last = found[most - 1]?.Count ?? 0
  return (found[0]?.mostOfOthers ?? 0) <= last ? found : null
}

async function countAll(db: Database, list: ListKind, range: DayRange, most: number): Promise<Frequent[]> {
  const rows = await rowsOf(
    db,
    sql`SELECT subject AS "Subject", sum(count) AS "Count" FROM (${sumsIn(range, sql`kind = ${list}`)}) AS sums
      GROUP BY subject ORDER BY 2 DESC, subject LIMIT ${most}`,
  )
  return z.array(Frequent).parse(rows)
}

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

async function readNames(db: Database, list: ListKind, ids: number[]) {
  const { id, name } = artists
  if (list === 'artist')
    return db.select({ id, NameDe: name, NameEn: name }).from(artists).where(inArray(id, ids))
  if (!IMAGE_KINDS.some((kind) => kind === list)) return []
  const withArtist = (title: typeof images.titleDe | typeof images.titleEn) =>
    sql<string>`${title} || ' · ' || ${name}`
  return db
    .select({ id: images.id, NameDe: withArtist(images.titleDe), NameEn: withArtist(images.titleEn) })
    .from(images)
    .innerJoin(artists, eq(id, images.artistId))
    .where(inArray(images.id, ids))
}
