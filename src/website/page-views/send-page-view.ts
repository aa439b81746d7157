import type { PageView } from '#domain/consent/page-view.ts'
import type { PageViewsConfig } from '#platform/config.ts'
import { apiPath, PAGE_VIEWS } from '#site/api-paths.ts'

/** Without cookies, and to the end even if the visitor leaves. */
const SENT = { method: 'POST', credentials: 'omit', keepalive: true } as const

/** Tells whoever counts by the configuration. A view that is not counted is nobody's trouble. */
export function sendPageView(counter: PageViewsConfig, view: PageView, origin: string): void {
  const sent = requestFor(counter, view, origin)
  if (sent) fetch(sent).catch(() => undefined)
}

/** The request that the counter understands; null where nobody counts. */
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
      // As plain text, which browsers send without asking first: https://plausible.io/docs/events-api
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
