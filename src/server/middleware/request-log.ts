import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '#platform/log.ts'
import type { TraceFacts } from '#platform/telemetry/tracing.ts'
import type { ServerMetrics } from '#server/health/metrics.ts'
import { withoutSecrets } from '#site/paths/secret-parts.ts'

/** Longer paths are cut in the log; ours are all shorter. */
const LONGEST_LOGGED_PATH = 300

type Places = {
  log: Log
  metrics: ServerMetrics
  /** Of the request's trace. */
  facts: TraceFacts | undefined
}

/**
 * Sets the request id and logs one line when the response was sent: method, path without query and secrets, status, time.
 * Queries can hold search terms, so they are never logged.
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { log, metrics, facts = {} }: Places,
): string {
  const started = performance.now()
  const requestId = randomUUID()
  metrics.begin(response)
  response.once('close', () => {
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    const status = response.writableFinished ? response.statusCode : 499
    metrics.end(response)
    metrics.answered(request.method ?? '', status, milliseconds)
    const path = pathOf(request.url ?? '')
    // The end of a response belongs to its connection, no longer to its trace.
    log.info(
      { method: request.method, path, status, ms: milliseconds, requestId, ...facts },
      'request.answered',
    )
  })
  return requestId
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return withoutSecrets(end === -1 ? url : url.slice(0, end)).slice(0, LONGEST_LOGGED_PATH)
}
