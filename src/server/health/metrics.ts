import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { isSameSecret } from '#platform/http/signed-pass.server.ts'
import { onOperation } from '#platform/telemetry/operations.ts'

export type ServerMetrics = {
  answered: (method: string, status: number, milliseconds: number) => void
  policyBroken: () => void
  /** Called again for the same request, neither has an effect. */
  begin: (request: object) => void
  end: (request: object) => void
  text: () => Promise<string>
  contentType: string
  close: () => void
}

/** Bounds of the histogram: a cached page takes under a millisecond, a cold large picture some seconds. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/** The client's default set costs a quarter of the throughput; utilisation tells as much and costs nothing. */
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

/** Read at each scrape; NaN while it cannot be read. */
export type ReadGauge = {
  name: string
  help: string
  isCounter?: true
  read: () => number | Promise<number>
}

export function openMetrics(gauges: ReadGauge[]): ServerMetrics {
  const registry = new Registry()
  // Converted at each scrape, since looking up labels at every request would cost more than the response.
  const counted = new Map<string, number>()
  const inFlight = new Set<object>()
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
    read: () => inFlight.size,
  }
  for (const gauge of [open, ...PROCESS_GAUGES, ...gauges]) addGauge(registry, gauge)
  const close = measureLatency(registry)
  return {
    answered: (method, status, milliseconds) => {
      // An invented method must not create a new time series.
      const series = `${METHODS.has(method) ? method : 'other'} ${Math.floor(status / 100)}xx`
      counted.set(series, (counted.get(series) ?? 0) + 1)
      durations.observe(milliseconds / 1000)
    },
    policyBroken: () => broken.inc(),
    begin: (request) => void inFlight.add(request),
    end: (request) => void inFlight.delete(request),
    text: () => registry.metrics(),
    contentType: registry.contentType,
    close,
  }
}

function addGauge(registry: Registry, { name, help, isCounter, read }: ReadGauge): void {
  const options = { name, help, registers: [registry] }
  if (!isCounter) {
    new Gauge({
      ...options,
      async collect() {
        this.set(await orNotANumber(read))
      },
    })
    return
  }
  new Counter({
    ...options,
    async collect() {
      const value = await orNotANumber(read)
      this.reset()
      if (value >= 0) this.inc(value)
    },
  })
}

async function orNotANumber(read: ReadGauge['read']): Promise<number> {
  try {
    return await read()
  } catch {
    return Number.NaN
  }
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/** With the token, or from this machine, unless a proxy on it forwarded the request. */
export function mayReadMetrics(client: {
  remoteAddress: string | undefined
  forwarded: boolean
  authorization: string | undefined
  token: string | null
}): boolean {
  if (client.token && isSameSecret(client.authorization ?? '', `Bearer ${client.token}`)) return true
  return !client.forwarded && LOOPBACK.test(client.remoteAddress ?? '')
}

const QUERY_SECONDS = [0.0005, 0.0025, 0.01, 0.05, 0.25, 1, 5, 15]
/** Each sample costs a microsecond; a finer one shows nothing that visitors notice. */
const SAMPLED_EVERY_MS = 50
const NANOSECONDS = 1e9
const QUANTILES = [50, 99] as const

type DelayHistogram = ReturnType<typeof monitorEventLoopDelay>

function measureLatency(registry: Registry): () => void {
  const durations = new Histogram({
    name: 'zeichner_operation_seconds',
    help: 'Time that database, file store, pictures, e-mails and searches take',
    labelNames: ['operation'],
    buckets: QUERY_SECONDS,
    registers: [registry],
  })
  const failures = new Counter({
    name: 'zeichner_operation_failures_total',
    help: 'Operations that failed',
    labelNames: ['operation'],
    registers: [registry],
  })
  const stop = onOperation((operation, seconds, hasFailed) => {
    durations.observe({ operation }, seconds)
    if (hasFailed) failures.inc({ operation })
  })
  const delay = monitorEventLoopDelay({ resolution: SAMPLED_EVERY_MS })
  delay.enable()
  addDelay(registry, delay)
  return () => {
    stop()
    delay.disable()
  }
}

function addDelay(registry: Registry, delay: DelayHistogram): void {
  new Gauge({
    name: 'zeichner_event_loop_delay_seconds',
    help: 'How late the event loop was, at the median and for 99 %, since these were read before',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      for (const percentile of QUANTILES)
        this.set({ quantile: percentile / 100 }, lateness(delay, percentile))
      delay.reset()
    },
  })
}

/** The histogram holds the whole time between two samples. */
function lateness(delay: DelayHistogram, percentile: number): number {
  return Math.max(0, delay.percentile(percentile) / NANOSECONDS - SAMPLED_EVERY_MS / 1_000)
}
