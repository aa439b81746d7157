import { DAY_MS } from '#platform/durations.ts'

const DAILY = 7
const WEEKLY = 4
const SCHEDULED = /^zeichner-(\d{4}-\d{2}-\d{2})\.tar\.gz$/
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS

export function scheduledName(now: Date): string {
  return `zeichner-${now.toISOString().slice(0, 10)}.tar.gz`
}

/** Null where the schedule wrote none. */
export function chooseNewest(names: readonly string[]): string | null {
  return (
    names
      .filter((name) => SCHEDULED.test(name))
      .toSorted()
      .at(-1) ?? null
  )
}

/**
 * Which of the files in a folder are scheduled backups that nobody needs any more: all but the seven newest, and but
 * the newest of each of the four weeks before them.
 */
export function chooseOld(names: readonly string[]): string[] {
  const older = names
    .filter((name) => SCHEDULED.test(name))
    .toSorted()
    .toReversed()
    .slice(DAILY)
  const weeks = new Set<number>()
  return older.filter((name) => {
    const week = weekOf(name)
    const isKept = !weeks.has(week) && weeks.size < WEEKLY
    weeks.add(week)
    return !isKept
  })
}

function weekOf(name: string): number {
  const day = Date.parse(SCHEDULED.exec(name)?.[1] ?? '')
  return Math.floor((day - FIRST_MONDAY_MS) / (7 * DAY_MS))
}
