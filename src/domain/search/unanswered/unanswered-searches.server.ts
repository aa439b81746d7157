import { sql } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { openTally, type Tally } from '#platform/jobs/tally.ts'
import type { Log } from '#platform/log.ts'
import { toCountable } from './countable.ts'
import { unansweredSearches } from './tables.server.ts'

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
      SELECT given.day, given.words, given.times, known.day IS NOT NULL AS is_known,
        row_number() OVER (PARTITION BY given.day, known.day IS NULL ORDER BY given.words) AS place
      FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) AS given(day date, words text, times integer)
      LEFT JOIN ${unansweredSearches} AS known ON known.day = given.day AND known.words = given.words
    ) AS counted
    WHERE is_known OR place <= least(
      ${MOST_OF_A_DAY} - (SELECT count(*) FROM ${unansweredSearches} WHERE ${day} = counted.day),
      ${MOST_ROWS} - (SELECT count(*) FROM ${unansweredSearches}))
    ORDER BY day, words
    ON CONFLICT (day, words) DO UPDATE SET times = least(${times} + excluded.times, ${MOST_TIMES})`)
}
