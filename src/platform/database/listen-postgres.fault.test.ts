import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openLog } from '#platform/log.ts'
import { openDatabaseProxy } from '#tests/database-proxy.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { listenWithReconnect } from './open-postgres.server.ts'

/** This many attempts take a minute when each pause is twice the one before. */
const ATTEMPTS = 8
/** The limit for a busy machine; a quiet one takes a third of a second. */
const HEARD_WITHIN_MS = 3_000

test.runIf(ENGINES.includes('postgres'))(
  'however long the database was away, what changed is heard of at once when it is back',
  async () => {
    await using database = await openTestDatabase('postgres')
    await using proxy = await openDatabaseProxy(database.url ?? '')
    const heard: string[] = []
    const stop = await listenWithReconnect(
      proxy.url,
      'changed',
      (payload) => heard.push(payload),
      openLog('silent'),
    )
    const before = proxy.connections()
    proxy.become('refuses')
    await expect
      .poll(() => proxy.connections() - before, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(ATTEMPTS)
    proxy.become('passes')
    await database.db.execute(sql`SELECT pg_notify('changed', 'meanwhile')`)
    await expect.poll(() => heard, { timeout: HEARD_WITHIN_MS, interval: 10 }).toContain('')
    await database.db.execute(sql`SELECT pg_notify('changed', 'later')`)
    await expect.poll(() => heard).toContain('later')
    await stop()
  },
)
