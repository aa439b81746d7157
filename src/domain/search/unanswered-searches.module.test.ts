import { asc, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { openTestLog } from '#tests/pictures.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { unansweredSearches } from './tables.server.ts'
import {
  MOST_OF_A_DAY,
  MOST_ROWS,
  openUnansweredSearches,
  toCountable,
} from './unanswered-searches.server.ts'

test.each([
  ['  Klabauter-Mann im STURM! ', 'klabauter-mann im sturm'],
  ['Mondfähre 1969', 'mondfähre 1969'],
  ['„Ada“ & Wal', 'ada wal'],
  ['frieda@mail.example', null],
  ['frieda at mail.example', null],
  ['https://example.com', null],
  ['www.example.com', null],
  ['+49 30 1234567', null],
  ['030 1234567', null],
  ['10115 Berlin', null],
  ['eins zwei drei vier fünf sechs', null],
  ['x'.repeat(31), null],
  ['wort '.repeat(13), null],
  ["'; DROP TABLE images; --", null],
  ['<b>Wal</b>', null],
  ['🐋🐋', null],
  ['und der', null],
  ['Wal\u0000', null],
  ['', null],
])('%j is counted as %j', (text, expected) => {
  expect(toCountable(text)).toBe(expected)
})

const time = { now: new Date('2026-03-10T23:59:00Z') }
const clock = { now: () => time.now }
const rowsIn = (db: Database) =>
  db.select().from(unansweredSearches).orderBy(asc(unansweredSearches.day), asc(unansweredSearches.words))

describe.each(ENGINES)('on %s', (engine) => {
  test('counts add up by day, whichever instance counted', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    time.now = new Date('2026-03-10T23:59:00Z')
    const instances = [1, 2].map(() => openUnansweredSearches({ db, clock, log: openTestLog().log }))
    for (const { note } of instances) {
      note('Klabautermann')
      note(' KLABAUTERMANN ')
      note('frieda@mail.example')
    }
    expect(await rowsIn(db)).toEqual([])
    await Promise.all(instances.map(({ store }) => store()))
    time.now = new Date('2026-03-11T00:00:00Z')
    instances[0]?.note('Klabautermann')
    await Promise.all(instances.map(({ close }) => close()))
    expect(await rowsIn(db)).toEqual([
      { day: '2026-03-10', words: 'klabautermann', times: 4 },
      { day: '2026-03-11', words: 'klabautermann', times: 1 },
    ])
  })

  test('a full day only counts what it knows, and a full table as well', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    time.now = new Date('2026-03-10T10:00:00Z')
    const counting = openUnansweredSearches({ db, clock, log: openTestLog().log })
    const fill = (day: string, from: number, to: number) =>
      db.execute(sql`INSERT INTO unanswered_searches
        SELECT ${day}::date, 'wort ' || place, 1 FROM generate_series(${from}::int, ${to}::int) AS place`)
    await fill('2026-03-10', 1, MOST_OF_A_DAY - 1)
    for (const words of ['aal', 'bär', 'wort 1']) counting.note(words)
    await counting.store()
    const today = (await rowsIn(db)).filter(({ day }) => day === '2026-03-10')
    expect(today).toHaveLength(MOST_OF_A_DAY)
    expect(today.filter(({ words }) => !words.startsWith('wort') || words === 'wort 1')).toMatchObject([
      { words: 'aal', times: 1 },
      { words: 'wort 1', times: 2 },
    ])
    await fill('2026-03-09', 1, MOST_ROWS - MOST_OF_A_DAY)
    time.now = new Date('2026-03-11T10:00:00Z')
    counting.note('aal')
    await counting.close()
    expect((await rowsIn(db)).filter(({ day }) => day === '2026-03-11')).toEqual([])
  })
})

test('what cannot be stored is stored later, and no word of it is logged', async () => {
  await using database = await openTestDatabase()
  const { db } = database
  const { log, named } = openTestLog()
  const counting = openUnansweredSearches({ db, clock, log })
  counting.note('Klabautermann')
  await db.execute(sql`ALTER TABLE unanswered_searches RENAME TO away`)
  await counting.store()
  expect(JSON.stringify(named('search.unanswered-not-stored'))).not.toContain('klabauter')
  expect(named('search.unanswered-not-stored')).toHaveLength(1)
  await db.execute(sql`ALTER TABLE away RENAME TO unanswered_searches`)
  await counting.close()
  expect(await rowsIn(db)).toMatchObject([{ words: 'klabautermann', times: 1 }])
})
