import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FAILURES_FILE } from './inbox-failures.server.ts'
import { BROKEN, namesIn, RECORD, SUBMISSION_ID } from './inbox-files.server.ts'

export type InboxCounts = {
  /** Acknowledged, and not in the database yet. */
  waiting: number
  /** Of these, the ones with a file that could not be ingested so far. */
  failing: number
  /** Unreadable: only a person can say what they were. */
  setAside: number
  /** When the one that waits longest was acknowledged. */
  oldestAt: Date | null
}

/** How many submissions lie in the inbox, by what becomes of them. */
export async function countInbox(folder: string): Promise<InboxCounts> {
  const names = await namesIn(folder)
  const waiting = names.filter((name) => SUBMISSION_ID.test(name)).map((name) => join(folder, name))
  const failures = await Promise.all(waiting.map((place) => writtenAt(join(place, FAILURES_FILE))))
  const records = await Promise.all(waiting.map((place) => writtenAt(join(place, RECORD))))
  const times = records.filter((time) => time !== null)
  return {
    waiting: waiting.length,
    failing: failures.filter((time) => time !== null).length,
    setAside: names.filter((name) => name.endsWith(BROKEN)).length,
    oldestAt: times.length > 0 ? new Date(Math.min(...times)) : null,
  }
}

/** In milliseconds since 1970; null for what is not there, or not any more. */
function writtenAt(path: string): Promise<number | null> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )
}
