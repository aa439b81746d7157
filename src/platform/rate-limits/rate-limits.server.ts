import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { BatchedLimiter, type LimiterOptions, openBatchedLimiter } from './batched-limiter.server.ts'
import { rateLimitCounts, rateLimitDays } from './rate-limit-rows.server.ts'

/** At most so many in a window that begins with the first one. Counts are separate for each name. */
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
      // Beyond the limit, refusals come from memory: a flood does not reach the database.
      inMemoryBlockOnConsumed: most + 1,
      // Its timer would outlive the database; a job deletes them instead.
      clearExpiredByTimeout: false,
    },
    counting,
  )
}

/** Returns the day's key, which its first count creates. */
async function openDay(db: Database, day: string): Promise<{ day: string; key: string }> {
  const key = randomBytes(KEY_BYTES).toString('base64')
  await db.insert(rateLimitDays).values({ day, key }).onConflictDoNothing()
  // Another instance may have been first.
  const [kept] = await db
    .select({ key: rateLimitDays.key })
    .from(rateLimitDays)
    .where(eq(rateLimitDays.day, day))
  return { day, key: kept?.key ?? key }
}
