import type { Signal } from '#domain/statistics/model.ts'
import type { PageViewsConfig } from '#platform/config.ts'
import { apiPath, PAGE_VIEWS } from '#site/api-paths.ts'

/** Without cookies, and completed even if the visitor leaves the page. */
const SENT = { method: 'POST', credentials: 'omit', keepalive: true } as const

/** Sends what is counted to the configured counter; others than our own get page views alone. Failures are ignored. */
export function sendSignal(counter: PageViewsConfig, signal: Signal, origin: string): void {
  const sent = requestFor(counter, signal, origin)
  if (sent) fetch(sent).catch(() => undefined)
}

/** The request in the counter's format; null where it gets none. */
export function requestFor(counter: PageViewsConfig, signal: Signal, origin: string): Request | null {
  if (counter.kind === 'own')
    return new Request(origin + apiPath(PAGE_VIEWS), {
      ...SENT,
      // The session of staff goes along, and nothing of theirs is counted.
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(signal),
    })
  if (!('path' in signal)) return null
  const url = origin + signal.path
  const from = signal.referrer && `https://${signal.referrer}/`
  switch (counter.kind) {
    case 'none':
      return null
    case 'plausible':
      // As plain text, which needs no preflight request: https://plausible.io/docs/events-api
      return new Request(`${counter.url}/api/event`, {
        ...SENT,
        headers: { 'Content-Type': 'text/plain' },
        body: JSON.stringify({ name: 'pageview', url, domain: counter.site, referrer: from }),
      })
    case 'matomo':
      // https://developer.matomo.org/api-reference/tracking-api
      return new Request(`${counter.url}/matomo.php`, {
        ...SENT,
        mode: 'no-cors',
        body: new URLSearchParams({
          idsite: counter.site,
          rec: '1',
          apiv: '1',
          url,
          urlref: from,
          send_image: '0',
        }),
      })
  }
}
