import { type DestinationStream, type Logger, pino } from 'pino'

/** Events with facts, one line each: `log.info({ facts }, 'thing.happened')`. No names, addresses or messages of visitors. */
export type Log = Logger

/** Fewer, larger writes: each one wakes a thread. */
const BYTES_AT_ONCE = 8_192
/** Nobody who watches the log waits longer for a line. */
const FLUSHED_EVERY_MS = 500

/** Lines are written in the background; `log.flush()` at the end writes what is left. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp }
  const toStdout = { dest: 1, sync: false, minLength: BYTES_AT_ONCE, periodicFlush: FLUSHED_EVERY_MS }
  return pino(options, destination ?? pino.destination(toStdout))
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
