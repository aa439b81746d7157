import { timingSafeEqual } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type ServerMetrics = {
  answered: (method: string, status: number, milliseconds: number) => void
  /** A browser told that a content security policy kept it from something. */
  policyBroken: () => void
  inFlight: (change: 1 | -1) => void
  /** The figures in the text format of Prometheus. */
  text: () => Promise<string>
  contentType: string
}

/** What is worth telling apart: a page from memory takes under a millisecond, a cold large picture some seconds. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/**
 * What a process is watched by. Not prom-client's whole set: its observer of garbage collections and its timer for the
 * event loop's delay cost a quarter of all requests; utilisation says as much and costs nothing until it is read.
 */
const PROCESS_GAUGES = [
  {
    name: 'process_resident_memory_bytes',
    help: 'Resident memory',
    read: () => process.memoryUsage.rss(),
  },
  {
    name: 'process_cpu_seconds',
    help: 'Processor time since the start',
    read: () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / MICROSECONDS
    },
  },
  {
    name: 'nodejs_heap_used_bytes',
    help: 'JavaScript objects in memory',
    read: () => process.memoryUsage().heapUsed,
  },
  {
    name: 'nodejs_event_loop_utilization',
    help: 'Share of the time since the start in which the event loop was busy, 0 to 1',
    read: () => performance.eventLoopUtilization().utilization,
  },
]
const MICROSECONDS = 1_000_000

/** Read when somebody asks; NaN while it cannot be read. */
export type ReadGauge = { name: string; help: string; read: () => number | Promise<number> }

export function openMetrics(gauges: ReadGauge[]): ServerMetrics {
  const registry = new Registry()
  // Counted by hand and told when somebody asks: at every request, looking labels up would cost more than the answer.
  const counted = new Map<string, number>()
  let inFlight = 0
  new Counter({
    name: 'zeichner_requests_total',
    help: 'Answered requests by method and class of status',
    labelNames: ['method', 'status'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [series, count] of counted) {
        const [method = '', status = ''] = series.split(' ')
        this.inc({ method, status }, count)
      }
    },
  })
  const durations = new Histogram({
    name: 'zeichner_request_seconds',
    help: 'Time from request to the last byte of its answer',
    buckets: SECONDS,
    registers: [registry],
  })
  const broken = new Counter({
    name: 'zeichner_policy_reports_total',
    help: 'What browsers told that a content security policy kept them from',
    registers: [registry],
  })
  const open = {
    name: 'zeichner_requests_in_flight',
    help: 'Requests without an answer yet',
    read: () => inFlight,
  }
  for (const { name, help, read } of [open, ...PROCESS_GAUGES, ...gauges]) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await orNotANumber(read))
      },
    })
  }
  return {
    answered: (method, status, milliseconds) => {
      // A made-up method must not make a new time series.
      const series = `${METHODS.has(method) ? method : 'other'} ${Math.floor(status / 100)}xx`
      counted.set(series, (counted.get(series) ?? 0) + 1)
      durations.observe(milliseconds / 1000)
    },
    policyBroken: () => broken.inc(),
    inFlight: (change) => {
      inFlight += change
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

async function orNotANumber(read: ReadGauge['read']): Promise<number> {
  try {
    return await read()
  } catch {
    return Number.NaN
  }
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/**
 * Figures are for operators: with the token, or from this very machine. A request that a proxy on this machine passed
 * on is not from this machine.
 */
export function mayReadMetrics(asking: {
  remoteAddress: string | undefined
  forwarded: boolean
  authorization: string | undefined
  token: string | null
}): boolean {
  if (asking.token && isSame(asking.authorization ?? '', `Bearer ${asking.token}`)) return true
  return !asking.forwarded && LOOPBACK.test(asking.remoteAddress ?? '')
}

function isSame(given: string, expected: string): boolean {
  const one = Buffer.from(given)
  const other = Buffer.from(expected)
  return one.length === other.length && timingSafeEqual(one, other)
}
