import type { PageView } from '#domain/consent/page-view.ts'
import type { PageViewsConfig } from '#platform/config.ts'
import { apiPath, PAGE_VIEWS } from '#site/api-paths.ts'

/** Without cookies, and completed even if the visitor leaves the page. */
const SENT = { method: 'POST', credentials: 'omit', keepalive: true } as const

/** Sends a page view to the configured counter. Failures are ignored. */
export function sendPageView(counter: PageViewsConfig, view: PageView, origin: string): void {
  const sent = requestFor(counter, view, origin)
  if (sent) fetch(sent).catch(() => undefined)
}

/** The request in the counter's format; null without a counter. */
export function requestFor(counter: PageViewsConfig, view: PageView, origin: string): Request | null {
  const { path, referrer, width } = view
  const url = origin + path
  const from = referrer && `https://${referrer}/`
  switch (counter.kind) {
    case 'none':
      return null
    case 'own':
      return new Request(origin + apiPath(PAGE_VIEWS), {
        ...SENT,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ path, referrer, width }),
      })
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
