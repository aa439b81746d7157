import { type DestinationStream, type Logger, pino } from 'pino'
import { withoutValues } from './database/database-errors.ts'
import { toReadable } from './terminal/readable-line.ts'
import { bufferLines } from './workaround-log-buffer.ts'

/**
 * Events with facts, one line each: `log.info({ facts }, 'thing.happened')`. No names, addresses or messages of
 * visitors; of an `error` no values of its statement.
 */
export type Log = Logger

/**
 * JSON, written in the background; `log.flush()` at the end writes what is left. Whoever watches a terminal reads it at
 * once, as text. `facts` are added to each line, such as the trace it belongs to.
 */
export function openLog(level: string, destination?: DestinationStream, facts?: () => object): Log {
  const serializers = { error: withoutValues }
  const options = { level, base: null, timestamp, serializers, ...(facts ? { mixin: facts } : {}) }
  return pino(options, destination ?? (process.stdout.isTTY ? TERMINAL : inBackground()))
}

const TERMINAL = { write: (line: string) => void process.stdout.write(toReadable(line)) }

function inBackground(): DestinationStream {
  return bufferLines(pino.destination({ dest: 1, sync: false }))
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
