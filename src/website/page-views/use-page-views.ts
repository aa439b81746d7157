import { useEffect, useRef } from 'react'
import { useEffective } from '#website/consent/consent-store.ts'
import { usePageFacts } from '#website/islands/page-facts.tsx'
import { isCounted, toPageView } from './describe-page-view.ts'
import { sendPageView } from './send-page-view.ts'

/** Counts the view of this page by visitors who agreed, on the production host only. A return to it is not a new one. */
export function usePageViews(): void {
  const { pageViews } = usePageFacts()
  const isAllowed = useEffective('analytics')
  const isSent = useRef(false)

  useEffect(() => {
    const { hostname, pathname, search, origin } = location
    // Switching consent off and on is not a new visit.
    if (isSent.current || !isAllowed || !isCounted({ hostname, search })) return
    isSent.current = true
    const { referrer } = document
    sendPageView(
      pageViews,
      toPageView({ pathname, referrer, ownHost: hostname, windowWidth: innerWidth }),
      origin,
    )
  }, [isAllowed, pageViews])
}
