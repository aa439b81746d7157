import type { Log } from '#platform/log.ts'
import { openBackgroundJob } from './background-job.ts'

export type Tally<Counted> = {
  add: (counted: Counted) => void
  store: () => Promise<void>
  close: () => Promise<void>
}

type Options<Counted> = {
  keyOf: (counted: Counted) => string
  store: (counted: readonly Counted[]) => Promise<void>
  /** Further kinds are not counted until these are stored. */
  most: number
  log: Pick<Log, 'error'>
  failureEvent: string
}

const STORED_EVERY_MS = 10_000

/** Many counts become few writes. A failed store is made up for later. */
export function openTally<Counted extends { times: number }>({
  keyOf,
  store,
  most,
  log,
  failureEvent,
}: Options<Counted>): Tally<Counted> {
  let waiting = new Map<string, Counted>()

  function add(counted: Counted): void {
    const known = waiting.get(keyOf(counted))
    if (known) known.times += counted.times
    else if (waiting.size < most) waiting.set(keyOf(counted), { ...counted })
  }

  async function run(): Promise<void> {
    const counted = [...waiting.values()]
    waiting = new Map()
    if (counted.length === 0) return
    try {
      await store(counted)
    } catch (error) {
      for (const each of counted) add(each)
      throw error
    }
  }

  // The error's own text has what was counted.
  const job = openBackgroundJob({ run, everyMs: STORED_EVERY_MS, log, failureEvent, toFacts: () => ({}) })
  job.start()
  return {
    add,
    store: job.trigger,
    close: async () => {
      await job.trigger()
      await job.close()
    },
  }
}
