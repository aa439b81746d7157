import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { site } from '#site/public-site.ts'
import { useEffective } from '#website/consent/consent-store.ts'
import { useShell } from '#website/layout/layout-data.tsx'
import { describePageView } from './describe-page-view.ts'
import { sendPageView } from './send-page-view.ts'

/** Counts the pages a visitor looks at who has agreed to that, on the production host alone (specification, section 4). */
export function usePageViews(): void {
  const { pathname } = useLocation()
  const { pageViews } = useShell()
  const isAllowed = useEffective('analytics')
  const counted = useRef<string | null>(null)

  useEffect(() => {
    if (!isAllowed || !site.hosts.production.includes(location.hostname)) return
    const last = counted.current
    // A new query or an open zoom is the same page; a switch that goes off and on is no new visit.
    if (last === pathname) return
    counted.current = pathname
    const view = describePageView({
      pathname,
      // Whoever led here led to the first page only.
      referrer: last === null ? document.referrer : '',
      ownHost: location.hostname,
      windowWidth: innerWidth,
    })
    sendPageView(pageViews, view, location.origin)
  }, [isAllowed, pathname, pageViews])
}
