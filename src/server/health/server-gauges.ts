import type { Overload } from '#server/overload.ts'
import type { ResponseCache } from '#server/response-cache/response-cache.ts'
import type { ReadGauge } from './metrics.ts'

/** What the HTTP server tells of itself at each scrape. */
export function serverGauges(
  responseCache: Pick<ResponseCache, 'bytes' | 'entries' | 'hits'>,
  overload: Pick<Overload, 'refused'>,
): ReadGauge[] {
  return [
    {
      name: 'zeichner_response_cache_bytes',
      help: 'Memory of the response cache',
      read: responseCache.bytes,
    },
    {
      name: 'zeichner_response_cache_entries',
      help: 'Responses in the response cache',
      read: responseCache.entries,
    },
    {
      name: 'zeichner_response_cache_hits_total',
      help: 'Requests that the response cache answered',
      isCounter: true,
      read: responseCache.hits,
    },
    {
      name: 'zeichner_requests_refused_total',
      help: 'Requests that were refused because more was asked for than can be done',
      isCounter: true,
      read: overload.refused,
    },
  ]
}
