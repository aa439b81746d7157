import { sql } from 'drizzle-orm'
import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import { batch } from '#platform/concurrency/batch.ts'
import type { Database } from '#platform/database/database.ts'
import { rateLimitCounts } from './rate-limit-rows.server.ts'

type Counted = typeof rateLimitCounts.$inferSelect
type Count = { key: string; points: number; expire: Date | null }

/** All that many visitors ask for in one moment; a statement of this size takes a few milliseconds. */
const MOST_AT_ONCE = 500

/** Counts in the database; what is counted at the same moment is counted by one statement. */
export type Counting = (count: Count) => Promise<Counted>

export function openCounting(db: Database): Counting {
  return batch((counts) => countAll(db, counts), MOST_AT_ONCE)
}

async function countAll(db: Database, counts: Count[]): Promise<Counted[]> {
  const byKey = new Map<string, Count>()
  for (const count of counts) {
    const former = byKey.get(count.key)
    byKey.set(count.key, former ? { ...count, points: former.points + count.points } : count)
  }
  const expired = sql`${rateLimitCounts.expire} <= ${sql.param(new Date(), rateLimitCounts.expire)}`
  const given = JSON.stringify([...byKey.values()])
  const rows = await db
    .insert(rateLimitCounts)
    // As one value, which is put together and read ten times as fast as hundreds. In one order everywhere: two instances
    // that count the same visitors never wait for each other crosswise.
    .select(
      sql`SELECT key, points, expire FROM json_to_recordset(${given})
        AS given(key text, points integer, expire timestamptz) ORDER BY key`,
    )
    .onConflictDoUpdate({
      target: rateLimitCounts.key,
      set: {
        points: sql`CASE WHEN ${expired} THEN excluded.points ELSE ${rateLimitCounts.points} + excluded.points END`,
        expire: sql`CASE WHEN ${expired} THEN excluded.expire ELSE ${rateLimitCounts.expire} END`,
      },
    })
    .returning()
  return shareOut(counts, new Map(rows.map((row) => [row.key, row])))
}

/** Each of those who were counted under one key sees the count as it was after them, not after all. */
function shareOut(counts: Count[], rows: Map<string, Counted>): Counted[] {
  const later = new Map<string, number>()
  return counts
    .toReversed()
    .flatMap(({ key, points }) => {
      const row = rows.get(key)
      const after = later.get(key) ?? 0
      later.set(key, after + points)
      return row ? [{ ...row, points: row.points - after }] : []
    })
    .toReversed()
}

/** The library's limiter, but for how a count gets into the database: stores of one's own are made by this method. */
export class GatheringLimiter extends RateLimiterDrizzle {
  counting: Counting

  constructor(options: ConstructorParameters<typeof RateLimiterDrizzle>[0], counting: Counting) {
    super(options)
    this.counting = counting
  }

  /** Called by the library for what is taken; nothing of ours gives back or blocks. */
  _upsert(key: string, points: number, milliseconds: number): Promise<Counted> {
    const expire = milliseconds > 0 ? new Date(Date.now() + milliseconds) : null
    return this.counting({ key, points, expire })
  }
}
