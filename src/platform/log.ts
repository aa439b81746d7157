import { styleText } from 'node:util'
import { type DestinationStream, type Logger, pino } from 'pino'
import { withoutValues } from './database/database-errors.ts'
import { bufferLines } from './workaround-log-buffer.ts'

/** No names, addresses or messages of visitors may be in it; of an `error` no values of its statement. */
export type Log = Logger

/** JSON in the background, or text at once on a terminal. `flush()` writes the rest; `facts` are added to each line. */
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

/** Cached, since many lines share a millisecond under load, and formatting a date is costly. */
function timestamp(): string {
  const now = Date.now()
  if (now !== lastMillisecond) {
    lastMillisecond = now
    lastTime = `,"time":"${new Date(now).toISOString()}"`
  }
  return lastTime
}

type Line = { level: number; time: string; msg: string; [fact: string]: unknown }

const MARKED = [
  { from: 50, mark: 'ERROR ', style: 'red' },
  { from: 40, mark: 'WARN ', style: 'yellow' },
] as const

export function toReadable(json: string): string {
  const { level, time, msg, ...facts }: Line = JSON.parse(json)
  const { mark, style } = MARKED.find(({ from }) => level >= from) ?? { mark: '', style: 'reset' }
  const clock = new Date(time).toTimeString().slice(0, 'hh:mm:ss'.length)
  const pairs = Object.entries(facts).map(([name, value]) => `${name}=${toText(value)}`)
  return `${styleText('dim', clock)} ${styleText(style, mark + msg)} ${styleText('dim', pairs.join(' '))}\n`
}

function toText(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'stack' in value && typeof value.stack === 'string')
    return value.stack
  return typeof value === 'string' && !/[\s"]/.test(value) ? value : JSON.stringify(value)
}
