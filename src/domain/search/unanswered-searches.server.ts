import { sql } from 'drizzle-orm'
import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { openTally, type Tally } from '#platform/jobs/tally.ts'
import type { Log } from '#platform/log.ts'
import { type Resource, textKey } from '#platform/records/resource.ts'
import { unansweredSearches } from './tables.server.ts'
import { readWords, wordsIn } from './words/read-words.ts'

export type UnansweredSearches = Pick<Tally<Counted>, 'store' | 'close'> & {
  note: (text: string) => void
}

const MOST_WAITING = 500
/** Somebody who sends made-up words can only fill a day. */
export const MOST_OF_A_DAY = 1_000
export const MOST_ROWS = 20_000
const MOST_TIMES = 1_000_000

type Counted = { day: string; words: string; times: number }

export function openUnansweredSearches({
  db,
  clock,
  log,
}: {
  db: Database
  clock: Clock
  log: Log
}): UnansweredSearches {
  const { add, store, close } = openTally<Counted>({
    keyOf: ({ day, words }) => `${day} ${words}`,
    store: (counted) => addCounts(db, counted),
    most: MOST_WAITING,
    log,
    failureEvent: 'search.unanswered-not-stored',
  })
  return {
    note: (text) => {
      const words = toCountable(text)
      if (words !== null) add({ day: clock.now().toISOString().slice(0, 10), words, times: 1 })
    },
    store,
    close,
  }
}

/** Known words add up, others come as far as there is room; one order keeps instances from deadlocks. */
async function addCounts(db: Database, counted: readonly Counted[]): Promise<void> {
  const { day, times } = unansweredSearches
  await db.execute(sql`
    INSERT INTO ${unansweredSearches} (day, words, times)
    SELECT day, words, times FROM (
      SELECT incoming.day, incoming.words, incoming.times, known.day IS NOT NULL AS is_known,
        row_number() OVER (PARTITION BY incoming.day, known.day IS NULL ORDER BY incoming.words) AS place
      FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) AS incoming(day date, words text, times integer)
      LEFT JOIN ${unansweredSearches} AS known ON known.day = incoming.day AND known.words = incoming.words
    ) AS counted
    WHERE is_known OR place <= least(
      ${MOST_OF_A_DAY} - (SELECT count(*) FROM ${unansweredSearches} WHERE ${day} = counted.day),
      ${MOST_ROWS} - (SELECT count(*) FROM ${unansweredSearches}))
    ORDER BY day, words
    ON CONFLICT (day, words) DO UPDATE SET times = least(${times} + excluded.times, ${MOST_TIMES})`)
}

/** A longer question may be a sentence about somebody. */
const MOST_WORDS = 5
const LONGEST_TEXT = 60
const LONGEST_WORD = 30
/** Years have so many digits; telephone numbers and postcodes have more. */
const MOST_DIGITS = 4
const LETTERS_AND_MARKS = /^[\p{Letter}\p{Mark}\p{Number}\s'’‘"„“”«»&,.!?-]+$/u
const HOST_NAME = /[\p{Letter}\p{Number}]\.[\p{Letter}\p{Number}]{2}/u

/** No spelling tells who typed the counted words; null is for what is not counted. */
export function toCountable(text: string): string | null {
  const normalized = text.normalize('NFC').trim()
  if (normalized.length > LONGEST_TEXT || !LETTERS_AND_MARKS.test(normalized) || HOST_NAME.test(normalized))
    return null
  if ((normalized.match(/\p{Number}/gu) ?? []).length > MOST_DIGITS) return null
  const words = wordsIn(normalized.toLocaleLowerCase('de'))
  const areWords = words.length <= MOST_WORDS && words.every((word) => word.length <= LONGEST_WORD)
  return areWords && readWords(normalized).length > 0 ? words.join(' ') : null
}

/** A view of all days together (migration 0031). It is no table, so it is declared here. */
const unansweredWords = pgTable('unanswered_words', {
  words: text().notNull(),
  times: integer().notNull(),
  lastDay: date('last_day', { mode: 'string' }).notNull(),
})

export const unansweredResource: Resource<string> = {
  name: 'unanswered-searches',
  table: unansweredWords,
  key: textKey(unansweredWords.words),
  actions: [],
  sortedBy: { field: 'Times', order: 'desc' },
  nameOf: ({ Id }) => String(Id),
  fields: {
    Id: { column: unansweredWords.words },
    Words: { column: unansweredWords.words, searched: true },
    Times: { column: unansweredWords.times },
    LastDay: { column: unansweredWords.lastDay },
  },
}
