import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { openTestFiles, openTestLog } from '#tests/pictures.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { RETENTION } from './retention.server.ts'
import { readList } from './statistics/read-statistics.server.ts'
import { openStatistics } from './statistics/statistics.server.ts'
import { keptPart } from './statistics/statistics-model.ts'

test.each(ENGINES)('statistics are kept for 25 months on %s', async (engine) => {
  await using database = await openTestDatabase(engine)
  await using store = await openTestFiles()
  const { db } = database
  const now = new Date('2026-03-10T10:00:00Z')
  for (const day of ['2024-02-05', '2024-02-07', '2026-03-10']) {
    const clock = { now: () => new Date(`${day}T10:00:00Z`) }
    const counting = openStatistics({ db, clock, log: openTestLog().log })
    counting.note([{ kind: 'page', subject: '/news', artistId: null }])
    await counting.close()
  }
  await db.execute(sql`INSERT INTO page_views VALUES ('2024-02-05', '/', 'de', '', 'wide', 3)`)
  for (const { keptMs, purge: forget } of [
    RETENTION.statistics,
    RETENTION.monthlyStatistics,
    RETENTION.pageViews,
  ])
    await forget({ db, files: store.files }, new Date(now.getTime() - keptMs))
  const days = await rowsOf(
    db,
    sql`SELECT DISTINCT to_char(day, 'YYYY-MM-DD') AS day FROM daily_sums ORDER BY day`,
  )
  expect(days).toEqual([{ day: '2024-02-07' }, { day: '2026-03-10' }])
  expect(await rowsOf(db, sql`SELECT * FROM page_views`)).toEqual([])
  const all = keptPart({ from: '2000-01-01', to: '2030-01-01' }, now)
  expect(all).toEqual({ from: '2024-02-08', to: '2026-03-10' })
  expect((await readList(db, 'page', all ?? { from: '', to: '' }, 20)).Total).toBe(1)
})
