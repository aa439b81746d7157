import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Events with facts, one line each: `log.info({ facts }, 'thing.happened')`. No names, addresses or messages of
 * visitors.
 */
export type Log = Logger

/** Larger and fewer writes: each one costs a switch to another thread. */
const CHARACTERS_AT_ONCE = 8_192
/** The longest that a line stays in the buffer. */
const FLUSHED_EVERY_MS = 500

/** Lines are written in the background; `log.flush()` at the end writes what is left. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp }
  return pino(options, destination ?? bufferLines(pino.destination({ dest: 1, sync: false })))
}

type Output = ReturnType<typeof pino.destination>

/** Not pino's own buffer (`minLength`): it measures the whole buffer at every line, a tenth of a busy server's time. */
function bufferLines(output: Output): DestinationStream & { flush: () => void } {
  let lines = ''
  const write = () => {
    if (lines) output.write(lines)
    lines = ''
  }
  const flush = () => {
    write()
    output.flushSync()
  }
  setInterval(write, FLUSHED_EVERY_MS).unref()
  process.once('exit', flush)
  return {
    write: (line) => {
      lines += line
      if (lines.length >= CHARACTERS_AT_ONCE) write()
    },
    flush,
  }
}

let lastMillisecond = 0
let lastTime = ''

/**
 * ISO 8601. Cached: under load many lines share a millisecond, and formatting a date is a large part of a line's cost.
 */
function timestamp(): string {
  const now = Date.now()
  if (now !== lastMillisecond) {
    lastMillisecond = now
    lastTime = `,"time":"${new Date(now).toISOString()}"`
  }
  return lastTime
}
