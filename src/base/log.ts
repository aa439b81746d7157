import { type DestinationStream, type Logger, pino } from 'pino'

/** Events with facts, one line each: `log.info({ facts }, 'thing.happened')`. No names, addresses or messages of visitors. */
export type Log = Logger

/** The file-like destination is asynchronous; `log.flush()` at the end writes what is left. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }
  return destination
    ? pino(options, destination)
    : pino(options, pino.destination({ dest: 1, sync: false, minLength: 4096 }))
}
