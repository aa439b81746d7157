import { sql } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { openBackgroundJob } from '#platform/jobs/background-job.ts'
import type { Log } from '#platform/log.ts'
import { toCountable } from './countable.ts'
import { unansweredSearches } from './tables.server.ts'

export type UnansweredSearches = {
  /** Counts what was searched for, as far as it is words. */
  note: (text: string) => void
  /** Stores what was counted. */
  store: () => Promise<void>
  /** Stores the rest and ends. */
  close: () => Promise<void>
}

/** More are not counted until the next are stored. */
const MOST_WAITING = 500
const STORED_EVERY_MS = 10_000
/** Somebody who sends made-up words fills a day at most. */
export const MOST_OF_A_DAY = 1_000
export const MOST_ROWS = 20_000
const MOST_TIMES = 1_000_000

type Counted = { day: string; words: string; times: number }

/** Counts in memory and stores once in a while; what several instances count adds up. */
export function openUnansweredSearches({
  db,
  clock,
  log,
}: {
  db: Database
  clock: Clock
  log: Log
}): UnansweredSearches {
  let waiting = new Map<string, Counted>()

  function add({ day, words, times }: Counted): void {
    const key = `${day} ${words}`
    const known = waiting.get(key)
    if (known) known.times += times
    else if (waiting.size < MOST_WAITING) waiting.set(key, { day, words, times })
  }

  async function run(): Promise<void> {
    const counted = [...waiting.values()]
    waiting = new Map()
    if (counted.length === 0) return
    try {
      await addCounts(db, counted)
    } catch (error) {
      for (const each of counted) add(each)
      throw error
    }
  }

  const job = openBackgroundJob({
    run,
    everyMs: STORED_EVERY_MS,
    log,
    failureEvent: 'search.unanswered-not-stored',
    // The error's own text has the words.
    toFacts: () => ({}),
  })
  job.start()
  return {
    note: (text) => {
      const words = toCountable(text)
      if (words !== null) add({ day: clock.now().toISOString().slice(0, 10), words, times: 1 })
    },
    store: job.trigger,
    close: async () => {
      await job.trigger()
      await job.close()
    },
  }
}

/** Words that the day knows already, and others as far as there is room. In one order, so that instances never deadlock. */
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
