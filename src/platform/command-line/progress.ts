import { MINUTE_MS } from '#platform/durations.ts'

/** Reports the progress of a task: in words, and as a share of 1. A share that falls begins the next task. */
export type OnProgress = (text: string, share: number) => void

type Output = { write: (text: string) => void; isTerminal: boolean; columns: number; now: () => number }
type Progress = { onProgress: OnProgress; tick: () => void; end: () => void }

const SECOND_MS = 1_000
/** Without a terminal each pause is twice the one before: eight lines in an hour. */
const FIRST_LOGGED_MS = 10 * SECOND_MS
const LINE_ANEW = '\r\u001b[K'

/** Tells on stderr how far the work is, as stdout is for what it gives; nothing of it stays on a terminal. */
export async function showProgress<Answer>(
  work: (onProgress: OnProgress) => Promise<Answer>,
): Promise<Answer> {
  const { isTTY = false, columns } = process.stderr
  const progress = openProgress({
    write: (text) => void process.stderr.write(text),
    isTerminal: isTTY,
    // A terminal without a size says 0.
    columns: columns || Number.POSITIVE_INFINITY,
    now: () => performance.now(),
  })
  const ticking = setInterval(progress.tick, SECOND_MS)
  return work(progress.onProgress).finally(() => {
    clearInterval(ticking)
    progress.end()
  })
}

export function openProgress({ write, isTerminal, columns, now }: Output): Progress {
  let [text, share] = ['', 0]
  let paceOfPiece = openPace(now)
  let pause = FIRST_LOGGED_MS
  let nextLogged = now() + pause
  const line = () => `${text}${describeTimeLeft(paceOfPiece(share, 1))}`
  return {
    onProgress: (newText, newShare) => {
      if (newShare < share) paceOfPiece = openPace(now)
      text = newText
      share = newShare
    },
    tick: () => {
      if (text === '') return
      // A longer line would break, and only its last part be written anew.
      if (isTerminal) return write(`${LINE_ANEW}${line().slice(0, columns - 1)}`)
      if (now() < nextLogged) return
      write(`${line()}\n`)
      pause *= 2
      nextLogged = now() + pause
    },
    end: () => {
      if (isTerminal && text !== '') write(LINE_ANEW)
    },
  }
}

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
