import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useEffective } from '#website/consent/consent-store.ts'
import { useLayoutData } from '#website/layout/layout-data.tsx'
import { isCounted, toPageView } from './describe-page-view.ts'
import { sendPageView } from './send-page-view.ts'

/** Counts page views of visitors who agreed, on the production host only. */
export function usePageViews(): void {
  const { pathname, search } = useLocation()
  const { pageViews } = useLayoutData()
  const isAllowed = useEffective('analytics')
  const counted = useRef<string | null>(null)

  useEffect(() => {
    if (!isAllowed || !isCounted({ hostname: location.hostname, search })) return
    const last = counted.current
    // A new query or an open zoom is the same page; switching consent off and on is not a new visit.
    if (last === pathname) return
    counted.current = pathname
    const view = toPageView({
      pathname,
      // The referrer belongs to the first page only.
      referrer: last === null ? document.referrer : '',
      ownHost: location.hostname,
      windowWidth: innerWidth,
    })
    sendPageView(pageViews, view, location.origin)
  }, [isAllowed, pathname, search, pageViews])
}
