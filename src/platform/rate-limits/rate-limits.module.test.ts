import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { openRateLimits } from './rate-limits.server.ts'

const START = new Date('2026-03-01T10:00:00Z')
const LIMIT = { name: 'tries', most: 3, withinSeconds: 60 }
const clock = { now: () => new Date() }

// The limiter reads the system clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(ENGINES)('on %s', (engine) => {
  test('requests up to the limit are granted, the next one gets the seconds to wait', async () => {
    await using database = await openTestDatabase(engine)
    const limits = openRateLimits(database.db, clock)
    const outcomes: string[] = []
    for (let time = 0; time < 3; time++) outcomes.push((await limits.take(LIMIT, '192.0.2.7')).outcome)
    expect(outcomes).toEqual(['granted', 'granted', 'granted'])
    vi.setSystemTime(START.getTime() + 20_400)
    expect(await limits.take(LIMIT, '192.0.2.7')).toEqual({ outcome: 'too-many', retryAfterSeconds: 40 })
    vi.setSystemTime(START.getTime() + 60_001)
    expect(await limits.take(LIMIT, '192.0.2.7')).toEqual({ outcome: 'granted' })
  })

  test('asking what the next one would get counts nothing', async () => {
    await using database = await openTestDatabase(engine)
    const limits = openRateLimits(database.db, clock)
    const once = { ...LIMIT, most: 1 }
    for (let time = 0; time < 3; time++)
      expect(await limits.peek(once, '192.0.2.7')).toEqual({ outcome: 'granted' })
    await limits.take(once, '192.0.2.7')
    expect(await limits.peek(once, '192.0.2.7')).toEqual({ outcome: 'too-many', retryAfterSeconds: 60 })
    expect(await limits.peek(once, '192.0.2.8')).toEqual({ outcome: 'granted' })
    vi.setSystemTime(START.getTime() + 60_001)
    expect(await limits.peek(once, '192.0.2.7')).toEqual({ outcome: 'granted' })
  })

  test('other visitors and other limits are counted separately', async () => {
    await using database = await openTestDatabase(engine)
    const limits = openRateLimits(database.db, clock)
    const once = { ...LIMIT, most: 1 }
    await limits.take(once, '192.0.2.7')
    expect(await limits.take(once, '192.0.2.8')).toEqual({ outcome: 'granted' })
    expect(await limits.take({ ...once, name: 'others' }, '192.0.2.7')).toEqual({ outcome: 'granted' })
    expect((await limits.take(once, '192.0.2.7')).outcome).toBe('too-many')
  })

  test('instances count together, and concurrent requests stay within the limit', async () => {
    await using database = await openTestDatabase(engine)
    const instances = [openRateLimits(database.db, clock), openRateLimits(database.db, clock)]
    const takings = await Promise.all(
      instances.flatMap((limits) => [1, 2, 3].map(() => limits.take(LIMIT, '192.0.2.7'))),
    )
    expect(takings.filter(({ outcome }) => outcome === 'granted')).toHaveLength(3)
  })

  test('each day has a key of its own, and no row contains the address', async () => {
    await using database = await openTestDatabase(engine)
    const limits = openRateLimits(database.db, clock)
    await limits.take(LIMIT, '192.0.2.7')
    const tables = sql`SELECT * FROM rate_limit_counts, rate_limit_days ORDER BY day`
    const [stored] = await rowsOf(database.db, tables)
    expect(stored).toMatchObject({ points: 1 })
    expect(JSON.stringify(stored)).not.toContain('192.0.2.7')
    vi.setSystemTime(START.getTime() + DAY_MS)
    await limits.take(LIMIT, '192.0.2.7')
    const rows = await rowsOf(database.db, sql`SELECT key FROM rate_limit_counts`)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
  })
})

test('an unavailable database is an error, not a grant', async () => {
  const database = await openTestDatabase('pglite')
  await database.close()
  await expect(openRateLimits(database.db, clock).take(LIMIT, '192.0.2.7')).rejects.toThrow()
})
