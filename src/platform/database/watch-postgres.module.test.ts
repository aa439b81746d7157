import { setImmediate as nextRound } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { rowsOf } from './database.ts'

/**
 * The first lasts until the watch, which connects once a second, has begun; the others last longer than it waits for a
 * response.
 */
const STOPS_MS = [1_100, 2_700, 2_700]

test.runIf(ENGINES.includes('postgres'))(
  'a server is not taken for frozen because this process was too busy to hear it',
  async () => {
    await using database = await openTestDatabase('postgres')
    const rows = await database.db.transaction(async (tx) => {
      const pending = rowsOf(tx, sql`SELECT 1 AS one FROM pg_sleep(0.1)`)
      for (const milliseconds of STOPS_MS) {
        await nextRound()
        stopEventLoop(milliseconds)
      }
      await pending
      return rowsOf(tx, sql`SELECT 2 AS two FROM pg_sleep(0.5)`)
    })
    expect(rows).toEqual([{ two: 2 }])
  },
)

function stopEventLoop(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}
