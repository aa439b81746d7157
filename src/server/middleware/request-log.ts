import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '#platform/log.ts'
import type { ServerMetrics } from '#server/health/metrics.ts'

/** Longer paths are cut in the log; ours are all shorter. */
const LONGEST_LOGGED_PATH = 300

/**
 * Sets the request id and logs one line when the response was sent: method, path without query, status, time. Queries
 * can hold search terms, so they are never logged.
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
  metrics: ServerMetrics,
): string {
  const started = performance.now()
  const requestId = randomUUID()
  metrics.inFlight(1)
  response.once('close', () => {
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    const status = response.writableFinished ? response.statusCode : 499
    metrics.inFlight(-1)
    metrics.answered(request.method ?? '', status, milliseconds)
    const path = pathOf(request.url ?? '')
    log.info({ method: request.method, path, status, ms: milliseconds, requestId }, 'request.answered')
  })
  return requestId
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return (end === -1 ? url : url.slice(0, end)).slice(0, LONGEST_LOGGED_PATH)
}
