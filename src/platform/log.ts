import { type DestinationStream, type Logger, pino } from 'pino'

/** Events with facts, one line each: `log.info({ facts }, 'thing.happened')`. No names, addresses or messages of visitors. */
export type Log = Logger

/** Fewer, larger writes: each one wakes a thread. */
const CHARACTERS_AT_ONCE = 8_192
/** Nobody who watches the log waits longer for a line. */
const FLUSHED_EVERY_MS = 500

/** Lines are written in the background; `log.flush()` at the end writes what is left. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp }
  return pino(options, destination ?? gatherLines(pino.destination({ dest: 1, sync: false })))
}

type Output = ReturnType<typeof pino.destination>

/** pino's own gathering (`minLength`) measures all that it holds at every line: a tenth of a busy server's time. */
function gatherLines(output: Output): DestinationStream & { flush: () => void } {
  let lines = ''
  const pass = () => {
    if (lines) output.write(lines)
    lines = ''
  }
  const flush = () => {
    pass()
    output.flushSync()
  }
  setInterval(pass, FLUSHED_EVERY_MS).unref()
  process.once('exit', flush)
  return {
    write: (line) => {
      lines += line
      if (lines.length >= CHARACTERS_AT_ONCE) pass()
    },
    flush,
  }
}

let lastMillisecond = 0
let lastTime = ''

/** ISO 8601. Under load many lines share a millisecond, and writing a date is a good part of what a line costs. */
function timestamp(): string {
  const now = Date.now()
  if (now !== lastMillisecond) {
    lastMillisecond = now
    lastTime = `,"time":"${new Date(now).toISOString()}"`
  }
  return lastTime
}
