import { MINUTE_MS } from '#platform/durations.ts'

/** Milliseconds until all is done at the pace since it was opened; null while nothing was done since. */
export type Pace = (done: number, all: number) => number | null

export function openPace(now: () => number, doneBefore = 0): Pace {
  const begun = now()
  return (done, all) => {
    if (done >= all) return 0
    const since = done - doneBefore
    return since > 0 ? ((now() - begun) / since) * (all - done) : null
  }
}

/** `; about 3 min left`; nothing where it is over, or not known. */
export function describeTimeLeft(milliseconds: number | null): string {
  if (!milliseconds || milliseconds < 0) return ''
  const seconds = Math.ceil(milliseconds / 1_000)
  const text = milliseconds < MINUTE_MS ? `${seconds} s` : `${Math.round(milliseconds / MINUTE_MS)} min`
  return `; about ${text} left`
}
