import { createHmac, randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { type RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { GatheringLimiter, openCounting } from './batched-limiter.server.ts'
import { rateLimitCounts, rateLimitDays } from './rate-limit-rows.server.ts'

/** So many in a window that begins with the first of them. The name is part of what is counted. */
export type RateLimit = { name: string; most: number; withinSeconds: number }

export type Taking = { outcome: 'granted' } | { outcome: 'too-many'; retryAfterSeconds: number }

/** Counts in the database, so that all instances count together. */
export type RateLimits = {
  /** Counts one for whoever asks. `subject` is kept as a hash only, whose key is thrown away with the day (UTC). */
  take: (limit: RateLimit, subject: string) => Promise<Taking>
}

const KEY_BYTES = 32

export function openRateLimits(db: Database, clock: Clock): RateLimits {
  const limiters = new Map<string, RateLimiterDrizzle>()
  const counting = openCounting(db)
  let today: Promise<{ day: string; key: string }> | null = null

  function limiterOf({ name, most, withinSeconds }: RateLimit): RateLimiterDrizzle {
    const made = limiters.get(name)
    if (made) return made
    const limiter = new GatheringLimiter(
      {
        storeClient: db,
        schema: rateLimitCounts,
        keyPrefix: name,
        points: most,
        duration: withinSeconds,
        // Whoever is over the limit is refused from memory: a flood does not reach the database.
        inMemoryBlockOnConsumed: most + 1,
        // Its timer would outlive the database; the counts go with their day instead.
        clearExpiredByTimeout: false,
      },
      counting,
    )
    limiters.set(name, limiter)
    return limiter
  }

  async function keyOfToday(): Promise<string> {
    const now = clock.now()
    const day = now.toISOString().slice(0, 10)
    const known = await today
    if (known?.day === day) return known.key
    today = openDay(db, day, now).catch((error) => {
      today = null
      throw error
    })
    return (await today).key
  }

  return {
    take: async (limit, subject) => {
      const hash = createHmac('sha256', await keyOfToday())
        .update(subject)
        .digest('base64url')
      try {
        await limiterOf(limit).consume(hash)
        return { outcome: 'granted' }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { outcome: 'too-many', retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
      }
    },
  }
}

/** The day's key, made with its first count. The keys of the days before go, and counts that nobody can continue. */
async function openDay(db: Database, day: string, now: Date): Promise<{ day: string; key: string }> {
  await db.delete(rateLimitDays).where(lt(rateLimitDays.day, day))
  await db.delete(rateLimitCounts).where(lt(rateLimitCounts.expire, now))
  const key = randomBytes(KEY_BYTES).toString('base64')
  await db.insert(rateLimitDays).values({ day, key }).onConflictDoNothing()
  // Another instance may have been first.
  const [kept] = await db
    .select({ key: rateLimitDays.key })
    .from(rateLimitDays)
    .where(eq(rateLimitDays.day, day))
  return { day, key: kept?.key ?? key }
}
