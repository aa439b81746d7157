import { createHmac, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { rateLimitCounts, rateLimitDays } from './rate-limit-rows.server.ts'

/** The most calls in a window that begins with the first one. Counts are separate for each name. */
export type RateLimit = { name: string; most: number; withinSeconds: number }

export type TooMany = { outcome: 'too-many'; retryAfterSeconds: number }
export type Taking = { outcome: 'granted' } | TooMany

/** Counts in the database, so that all instances count together. */
export type RateLimits = {
  /** Counts one for the subject. Only a hash of it is stored, whose key is deleted at the end of the day (UTC). */
  take: (limit: RateLimit, subject: string) => Promise<Taking>
  /** Returns what the next one would get, and counts nothing. */
  peek: (limit: RateLimit, subject: string) => Promise<Taking>
}

const KEY_BYTES = 32

export function openRateLimits(db: Database, clock: Clock): RateLimits {
  const limiters = new Map<string, RateLimiterDrizzle>()
  const counting = openBatchedLimiter(db)
  let today: Promise<{ day: string; key: string }> | null = null

  function limiterOf(limit: RateLimit): RateLimiterDrizzle {
    const limiter = limiters.get(limit.name) ?? openLimiter(db, limit, counting)
    limiters.set(limit.name, limiter)
    return limiter
  }

  async function keyOfToday(): Promise<string> {
    const day = clock.now().toISOString().slice(0, 10)
    const known = await today
    if (known?.day === day) return known.key
    today = openDay(db, day).catch((error) => {
      today = null
      throw error
    })
    return (await today).key
  }

  async function hashOf(subject: string): Promise<string> {
    return createHmac('sha256', await keyOfToday())
      .update(subject)
      .digest('base64url')
  }

  return {
    take: async (limit, subject) => {
      const hash = await hashOf(subject)
      try {
        await limiterOf(limit).consume(hash)
        return { outcome: 'granted' }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return refuse(refusal)
      }
    },
    peek: async (limit, subject) => {
      const counted = await limiterOf(limit).get(await hashOf(subject))
      return counted && counted.consumedPoints >= limit.most ? refuse(counted) : { outcome: 'granted' }
    },
  }
}

function refuse({ msBeforeNext }: RateLimiterRes): TooMany {
  return { outcome: 'too-many', retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) }
}

function openLimiter(db: Database, { name, most, withinSeconds }: RateLimit, counting: LimiterOptions) {
  return new BatchedLimiter(
    {
      storeClient: db,
      schema: rateLimitCounts,
      keyPrefix: name,
      points: most,
      duration: withinSeconds,
      // Refusals beyond the limit come from memory, so that a flood does not reach the database.
      inMemoryBlockOnConsumed: most + 1,
      // Its timer would outlive the database; a job deletes them instead.
      clearExpiredByTimeout: false,
    },
    counting,
  )
}

async function openDay(db: Database, day: string): Promise<{ day: string; key: string }> {
  const key = randomBytes(KEY_BYTES).toString('base64')
  await db.insert(rateLimitDays).values({ day, key }).onConflictDoNothing()
  // Another instance may have been first.
  const [stored] = await db
    .select({ key: rateLimitDays.key })
    .from(rateLimitDays)
    .where(eq(rateLimitDays.day, day))
  return { day, key: stored?.key ?? key }
}

type Counted = typeof rateLimitCounts.$inferSelect
type Count = { key: string; points: number; expire: Date | null }

/** The largest batch; a statement of this size takes a few milliseconds. */
const MOST_AT_ONCE = 500

type LimiterOptions = (count: Count) => Promise<Counted>

function openBatchedLimiter(db: Database): LimiterOptions {
  return batch((counts) => countAll(db, counts), MOST_AT_ONCE)
}

async function countAll(db: Database, counts: Count[]): Promise<Counted[]> {
  const byKey = new Map<string, Count>()
  for (const count of counts) {
    const former = byKey.get(count.key)
    byKey.set(count.key, former ? { ...count, points: former.points + count.points } : count)
  }
  const expired = sql`${rateLimitCounts.expire} <= ${sql.param(new Date(), rateLimitCounts.expire)}`
  const countsJson = JSON.stringify([...byKey.values()])
  const rows = await db
    .insert(rateLimitCounts)
    // One JSON parameter is ten times as fast as single ones; the fixed order prevents deadlocks between instances.
    .select(
      sql`SELECT key, points, expire FROM json_to_recordset(${countsJson})
        AS counts(key text, points integer, expire timestamptz) ORDER BY key`,
    )
    .onConflictDoUpdate({
      target: rateLimitCounts.key,
      set: {
        points: sql`CASE WHEN ${expired} THEN excluded.points ELSE ${rateLimitCounts.points} + excluded.points END`,
        expire: sql`CASE WHEN ${expired} THEN excluded.expire ELSE ${rateLimitCounts.expire} END`,
      },
    })
    .returning()
  return distribute(counts, new Map(rows.map((row) => [row.key, row])))
}

/** Gives each count of a batch the total after itself, not after the whole batch. */
function distribute(counts: Count[], rows: Map<string, Counted>): Counted[] {
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

class BatchedLimiter extends RateLimiterDrizzle {
  counting: LimiterOptions

  constructor(options: ConstructorParameters<typeof RateLimiterDrizzle>[0], counting: LimiterOptions) {
    super(options)
    this.counting = counting
  }

  /** Called by the library for every `consume`. We do not use `reward` or `block`. */
  _upsert(key: string, points: number, milliseconds: number): Promise<Counted> {
    const expire = milliseconds > 0 ? new Date(Date.now() + milliseconds) : null
    return this.counting({ key, points, expire })
  }
}

type Waiting<Item, Answer> = {
  item: Item
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/** Items during one call share the next, up to `most`. `work` answers in their order; its failure rejects them all. */
export function batch<Item, Answer>(
  work: (items: Item[]) => Promise<Answer[]>,
  most: number,
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = []
  let isWorking = false

  async function workThrough(): Promise<void> {
    isWorking = true
    while (waiting.length > 0) {
      const chunk = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        const answers = await work(chunk.map(({ item }) => item))
        for (const [at, { resolve, reject }] of chunk.entries()) {
          const answer = answers[at]
          if (answer === undefined) reject(new Error('An item was left without an answer.'))
          else resolve(answer)
        }
      } catch (error) {
        for (const { reject } of chunk) reject(error)
      }
    }
    isWorking = false
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    waiting.push({ item, resolve, reject })
    if (!isWorking) void workThrough()
    return promise
  }
}
