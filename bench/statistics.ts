import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readArtistSheet } from '#domain/statistics/artist-sheet.server.ts'
import { readOverview } from '#domain/statistics/read-statistics.server.ts'
import { addDays, type DayRange } from '#domain/statistics/statistics-model.ts'
import type { Database } from '#platform/database/database.ts'
import { medianOf } from './median.ts'
import { type Row, toTimeRow } from './table.ts'
import { atDatabase } from './world.ts'

const MOST_MS = 200
const LISTED = 20
const LAST_DAY = '2026-11-20'
const DAYS = 760
export const VIEWS = 10_000_000
const ARTISTS = 120
const WORKS = 20_000

/** How many different ones there are, and how often all of them in a day; the n-th happens n times as rarely as the first. */
const A_DAY = [
  { kind: 'page', subjects: 1_500, all: VIEWS / DAYS },
  { kind: 'artist', subjects: ARTISTS, all: 6_000 },
  { kind: 'work', subjects: WORKS, all: 4_000 },
  { kind: 'collected', subjects: WORKS, all: 260 },
  { kind: 'enquired', subjects: WORKS, all: 30 },
  { kind: 'search', subjects: 5_000, all: 600 },
  { kind: 'unanswered', subjects: 5_000, all: 100 },
  { kind: 'source', subjects: 500, all: 2_600 },
  { kind: 'country', subjects: 60, all: 2_600 },
  { kind: 'language', subjects: 2, all: VIEWS / DAYS },
] as const
const OF_ARTISTS = ['artist', 'work', 'collected', 'enquired']

const RANGES: readonly { what: string; range: DayRange }[] = [
  { what: '30 days', range: { from: addDays(LAST_DAY, -29), to: LAST_DAY } },
  { what: '12 months', range: { from: addDays(LAST_DAY, -364), to: LAST_DAY } },
  { what: '25 months', range: { from: addDays(LAST_DAY, 1 - DAYS), to: LAST_DAY } },
]

/** What staff wait for when so many views of 25 months were counted, in the embedded database and in `DATABASE_URL`. */
export async function measureStatistics(folder: string, rounds: number, url?: string): Promise<Row[]> {
  const embedded = await measureIn('PGlite, processor time', join(folder, 'statistics'), rounds)
  return url ? [...embedded, ...(await measureIn('PostgreSQL', join(folder, 'none'), rounds, url))] : embedded
}

function measureIn(engine: string, dataDirectory: string, rounds: number, url?: string): Promise<Row[]> {
  return atDatabase(
    dataDirectory,
    async (db) => {
      await fill(db)
      const spent = url ? () => performance.now() : processorMs
      const rows: Row[] = []
      for (const { what, range } of RANGES) {
        const overview = await timesOf(rounds, spent, () => readOverview(db, range, LISTED))
        rows.push(toTimeRow(`${engine}: statistics of ${what}`, overview, MOST_MS))
        const sheet = await timesOf(rounds, spent, () => readArtistSheet(db, 1, range))
        rows.push(toTimeRow(`${engine}: an artist's sheet of ${what}`, sheet, MOST_MS))
      }
      return rows
    },
    url,
  )
}

async function fill(db: Database): Promise<void> {
  await db.execute(
    sql`INSERT INTO artists (id, code, name, sort_name) VALUES (1, 'a', 'Anna', 'Anna') ON CONFLICT DO NOTHING`,
  )
  await db.execute(sql`TRUNCATE daily_sums, monthly_sums`)
  for (const { kind, subjects, all } of A_DAY) {
    const first = all / (Math.log(subjects) + 0.5772)
    const artist = OF_ARTISTS.includes(kind) ? sql`1 + place % ${ARTISTS}::int` : sql`NULL::int`
    const name = OF_ARTISTS.includes(kind)
      ? sql`place::text`
      : sql`${`${kind}-of-usual-length-`}::text || place`
    // The part after the point is the chance of one more.
    await db.execute(sql`
      INSERT INTO daily_sums (day, kind, subject, artist_id, count)
      SELECT day, ${kind}, ${name}, ${artist}, count FROM (
        SELECT ${LAST_DAY}::date - ago AS day, place, floor(${first}::float8 / place + random())::int AS count
        FROM generate_series(0, ${DAYS - 1}::int) AS ago, generate_series(1, ${subjects}::int) AS place
      ) AS counted WHERE count > 0`)
  }
  await db.execute(sql`
    INSERT INTO daily_sums (day, kind, subject, count)
    SELECT day, 'total', kind, sum(count) FROM daily_sums GROUP BY day, kind`)
  await db.execute(sql`
    INSERT INTO monthly_sums (month, kind, subject, artist_id, count)
    SELECT date_trunc('month', day)::date, kind, subject, max(artist_id), sum(count) FROM daily_sums GROUP BY 1, 2, 3`)
  await db.execute(sql`ANALYZE daily_sums, monthly_sums`)
}

/** Median of what is spent of a clock; the first one is a warm-up. */
async function timesOf(rounds: number, spent: () => number, ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const before = spent()
    await ask()
    if (round > 0) times.push(spent() - before)
  }
  return medianOf(times)
}

/** Of this process, whose thread the embedded database is. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
