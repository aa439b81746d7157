import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client'
import { onOperation } from '#platform/telemetry/operations.ts'

/** Bounds of the histogram: a row by its id takes a tenth of a millisecond, a large picture some seconds. */
const SECONDS = [0.0005, 0.0025, 0.01, 0.05, 0.25, 1, 5, 15]
/** Each sample costs a microsecond; a finer one shows nothing that visitors notice. */
const SAMPLED_EVERY_MS = 50
const NANOSECONDS = 1e9
const QUANTILES = [50, 99] as const

type DelayHistogram = ReturnType<typeof monitorEventLoopDelay>

/** How long operations take, and how late the event loop is. Returns what ends the measuring. */
export function measureLatency(registry: Registry): () => void {
  const durations = new Histogram({
    name: 'zeichner_operation_seconds',
    help: 'Time that database, file store, pictures, e-mails and searches take',
    labelNames: ['operation'],
    buckets: SECONDS,
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

/** Since the scrape before. */
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
