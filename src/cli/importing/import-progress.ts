import { openPace, tellTimeLeft } from '#platform/terminal/time-left.ts'

export type ImportProgress = {
  onStart: (all: { rows: number; pictures: number }) => void
  onProgress: (rows: { handled: number }) => void
  /** A picture was read; the same one may be read again. */
  onPicture: (name: string, bytes: number) => void
  /** Call it once a second. */
  tick: () => void
  /** Clears what stands on a terminal. */
  end: () => void
}

type Output = { write: (text: string) => void; isTerminal: boolean; now: () => number }

/** A log that is read later wants to know how it went, not every second of it. */
const LOGGED_EVERY_MS = 10_000
const MEGABYTE = 1024 * 1024
const BACK_TO_LINE_START = '\r\u001b[K'

/** How far an import is, in one line. */
export function openImportProgress({ write, isTerminal, now }: Output): ImportProgress {
  const begun = now()
  const read = new Set<string>()
  const pace = openPace(now)
  let [handled, rows, pictures, bytes, told] = [0, 0, 0, 0, begun]

  function line(): string {
    const parts = [`${handled} of ${rows} rows`]
    if (pictures > 0)
      parts.push(`${read.size} of ${pictures} pictures`, `${Math.round(bytes / MEGABYTE)} MB read`)
    // Nearly all of the time goes into pictures, if there are any.
    const done = pictures > 0 ? read.size / pictures : handled / Math.max(1, rows)
    return `${parts.join(', ')}${tellTimeLeft(pace(done, 1))}`
  }

  return {
    onStart: (all) => {
      rows = all.rows
      pictures = all.pictures
    },
    onProgress: (progress) => {
      handled = progress.handled
    },
    onPicture: (name, size) => {
      if (!read.has(name)) bytes += size
      read.add(name)
    },
    tick: () => {
      if (isTerminal) return write(`${BACK_TO_LINE_START}${line()}`)
      if (now() - told < LOGGED_EVERY_MS) return
      told = now()
      write(`${line()}\n`)
    },
    end: () => {
      if (isTerminal) write(BACK_TO_LINE_START)
    },
  }
}
