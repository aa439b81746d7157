import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import { openTestLog } from '#tests/pictures.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { readArtistSheet } from './artist-sheet.server.ts'
import { readList, readOverview, readSeries } from './read-statistics.server.ts'
import { MOST_INVENTED_OF_A_DAY, openStatistics } from './statistics.server.ts'
import { keptPart, LISTS, type ListKind, STATISTICS_KEPT_DAYS } from './statistics-model.ts'

const time = { now: new Date('2026-03-10T23:59:00Z') }
const clock = { now: () => time.now }
const open = (db: Database) => openStatistics({ db, clock, log: openTestLog().log })
const a = (kind: ListKind, subject: string, artistId: number | null = null) => ({ kind, subject, artistId })
const VIEW = [a('page', '/news'), a('language', 'de')]
const VISIT = [a('source', 'search.example'), a('country', 'AT')]
const DAY = { from: '2026-03-10', to: '2026-03-10' }

const sumsIn = (db: Database) =>
  rowsOf(
    db,
    sql`SELECT to_char(day, 'YYYY-MM-DD') AS day, kind, subject, count FROM daily_sums ORDER BY day, kind, subject`,
  )

describe.each(ENGINES)('on %s', (engine) => {
  test('counts of several instances add up by the agency’s day and month, also when a clock jumps', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    time.now = new Date('2026-03-31T21:59:00Z')
    const instances = [open(db), open(db)]
    for (const { note } of instances) note([a('page', '/news'), a('page', '/news')])
    expect(await sumsIn(db)).toEqual([])
    await Promise.all(instances.map(({ store }) => store()))
    time.now = new Date('2026-03-31T22:00:00Z')
    instances[0]?.note(VIEW)
    time.now = new Date('2026-03-31T08:00:00Z')
    instances[1]?.note([a('page', '/news')])
    await Promise.all(instances.map(({ close }) => close()))
    expect((await sumsIn(db)).filter(({ kind }) => kind === 'page')).toEqual([
      { day: '2026-03-31', kind: 'page', subject: '/news', count: 5 },
      { day: '2026-04-01', kind: 'page', subject: '/news', count: 1 },
    ])
    const months = await rowsOf(
      db,
      sql`SELECT to_char(month, 'YYYY-MM-DD') AS month, count FROM monthly_sums WHERE kind = 'page' ORDER BY month`,
    )
    expect(months).toEqual([
      { month: '2026-03-01', count: 5 },
      { month: '2026-04-01', count: 1 },
    ])
  })

  test('invented words fill a day at most; what it knows still counts, and totals count all', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    time.now = new Date('2026-03-10T10:00:00Z')
    const counting = open(db)
    const words = Array.from({ length: MOST_INVENTED_OF_A_DAY + 50 }, (_, at) => `wort${at + 1_000}`)
    counting.note(words.map((word) => a('search', word)))
    await counting.store()
    counting.note([a('search', 'wort1000'), a('search', 'zebra')])
    await counting.close()
    const { Rows, Total } = await readList(db, 'search', DAY, 5_000)
    expect([Rows.length, Total]).toEqual([MOST_INVENTED_OF_A_DAY, MOST_INVENTED_OF_A_DAY + 52])
    expect(Rows[0]).toMatchObject({ Subject: 'wort1000', Count: 2 })
    expect(Rows.map(({ Subject }) => Subject)).not.toContain('zebra')
    const monthly = await rowsOf(
      db,
      sql`SELECT count(*)::int AS count FROM monthly_sums WHERE kind = 'search'`,
    )
    expect(monthly).toEqual([{ count: MOST_INVENTED_OF_A_DAY }])
  })

  test('a range is answered from months and days as if every day were read', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    await fillAtRandom(db)
    for (const [from, to] of [
      ['2025-11-13', '2026-03-20'],
      ['2025-12-01', '2026-02-28'],
      ['2025-12-31', '2026-01-01'],
      ['2026-01-15', '2026-01-15'],
      ['2026-01-01', '2026-01-31'],
      ['2025-11-30', '2025-12-30'],
    ] as const)
      for (const list of ['page', 'work'] as const) {
        const [expected, { Rows }] = [
          await countPlainly(db, list, from, to),
          await readList(db, list, { from, to }, 20),
        ]
        expect({ list, from, counts: Rows.map(({ Count }) => Count) }).toEqual({
          list,
          from,
          counts: expected,
        })
      }
  })

  test('the overview has each day or month, and every list with the names of what is still there', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const artist = await addArtist(db, { name: 'Anna Aal' })
    const image = await addImage(db, { artistId: artist, titleDe: 'Wal', titleEn: 'Whale' })
    time.now = new Date('2026-03-10T10:00:00Z')
    const counting = open(db)
    counting.note([...VIEW, ...VISIT, a('artist', String(artist), artist)])
    counting.note([...VIEW, a('work', String(image), artist), a('work', '999999', artist)])
    counting.note([a('search', 'wal'), a('unanswered', 'wal')])
    await counting.close()
    const { Per, Series, Lists } = await readOverview(db, { from: '2026-03-09', to: '2026-03-11' }, 20)
    expect([Per, Series]).toEqual([
      'day',
      [
        { Day: '2026-03-09', Visits: 0, Views: 0 },
        { Day: '2026-03-10', Visits: 1, Views: 2 },
        { Day: '2026-03-11', Visits: 0, Views: 0 },
      ],
    ])
    const rowsIn = (wanted: ListKind) => Lists.find(({ List }) => List === wanted)?.Rows
    expect(Lists.map(({ List }) => List)).toEqual([...LISTS])
    expect(rowsIn('country')).toEqual([{ Subject: 'AT', NameDe: null, NameEn: null, Count: 1 }])
    expect(rowsIn('artist')).toEqual([
      { Subject: String(artist), NameDe: 'Anna Aal', NameEn: 'Anna Aal', Count: 1 },
    ])
    expect(rowsIn('work')).toEqual(
      expect.arrayContaining([
        { Subject: String(image), NameDe: 'Wal · Anna Aal', NameEn: 'Whale · Anna Aal', Count: 1 },
        { Subject: '999999', NameDe: null, NameEn: null, Count: 1 },
      ]),
    )
    const months = await readSeries(db, { from: '2026-02-20', to: '2026-03-11' }, 'month')
    expect(months).toEqual([
      { Day: '2026-02-01', Visits: 0, Views: 0 },
      { Day: '2026-03-01', Visits: 1, Views: 2 },
    ])
  })

  test('an artist’s sheet has what was counted as theirs, and the works that are still there', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const anna = await addArtist(db)
    const ben = await addArtist(db, { code: 'ben-maar' })
    const [one, other] = [await addImage(db, { artistId: anna }), await addImage(db, { artistId: ben })]
    time.now = new Date('2026-03-10T10:00:00Z')
    const counting = open(db)
    counting.note([a('artist', String(anna), anna), a('artist', String(ben), ben)])
    counting.note([a('work', String(one), anna), a('work', '999999', anna), a('work', String(other), ben)])
    counting.note([a('collected', String(one), anna), a('enquired', String(one), anna)])
    await counting.close()
    expect(await readArtistSheet(db, anna, DAY)).toMatchObject({
      ...{ Portfolio: 1, Seen: 2, Collected: 1, Enquired: 1 },
      Works: [{ Id: one, Seen: 1, Collected: 1, Enquired: 1 }],
    })
    expect(await readArtistSheet(db, anna, { from: '2026-03-11', to: '2026-03-11' })).toMatchObject({
      ...{ Portfolio: 0, Seen: 0, Collected: 0, Enquired: 0 },
      Works: [],
    })
    expect(await readArtistSheet(db, 999_999, DAY)).toBeNull()
  })
})

test('what is counted by whom is never in the log, and what cannot be stored is stored later', async () => {
  await using database = await openTestDatabase()
  const { db } = database
  const { log, named } = openTestLog()
  time.now = new Date('2026-03-10T10:00:00Z')
  const counting = openStatistics({ db, clock, log })
  counting.note([a('search', 'klabautermann')])
  await db.execute(sql`ALTER TABLE daily_sums RENAME TO away`)
  await counting.store()
  expect(named('statistics.not-stored')).toHaveLength(1)
  expect(JSON.stringify(named('statistics.not-stored'))).not.toContain('klabauter')
  await db.execute(sql`ALTER TABLE away RENAME TO daily_sums`)
  await counting.close()
  expect((await readList(db, 'search', DAY, 20)).Rows).toMatchObject([{ Subject: 'klabautermann', Count: 1 }])
})

test('days outside of what is kept are no range', () => {
  const now = new Date('2026-03-10T10:00:00Z')
  expect(keptPart({ from: '2026-03-11', to: '2026-03-12' }, now)).toBeNull()
  expect(keptPart({ from: '2020-01-01', to: '2024-01-01' }, now)).toBeNull()
  expect(STATISTICS_KEPT_DAYS).toBeGreaterThan(25 * 30)
})

/** Pages of which some are frequent, and works that are all as rare as each other, from November to March. */
async function fillAtRandom(db: Database): Promise<void> {
  await db.execute(sql`
    INSERT INTO daily_sums (day, kind, subject, count)
    SELECT '2025-11-01'::date + ago, kind, place::text,
      CASE kind WHEN 'page' THEN 1 + (1000 / place) + (ago * place) % 7 ELSE 1 + (ago * 31 + place * 17) % 3 END
    FROM generate_series(0, 145) AS ago, generate_series(1, 150) AS place, (VALUES ('page'), ('work')) AS kinds(kind)
    WHERE (ago + place) % 4 > 0`)
  await db.execute(sql`
    INSERT INTO monthly_sums (month, kind, subject, count)
    SELECT date_trunc('month', day)::date, kind, subject, sum(count) FROM daily_sums GROUP BY 1, 2, 3`)
}

async function countPlainly(db: Database, list: ListKind, from: string, to: string): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql`SELECT sum(count)::int AS count FROM daily_sums WHERE kind = ${list} AND day BETWEEN ${from} AND ${to}
      GROUP BY subject ORDER BY count DESC LIMIT 20`,
  )
  return rows.map(({ count }) => Number(count))
}
