import { useEffect } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { isPlainClick } from '#website/ui/plain-click.ts'

/** How the router marks its own links: what is not marked leads to a document, a file or another site. */
const ROUTER_LINK = 'a[data-discover]'

/**
 * One click listener for all links that stay HTML (`ui/hydration/static-html.tsx`): the router navigates where a plain click would
 * open in this window.
 */
export function useStaticLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => followLink(event, navigate)
    // After React's own listeners, which are on the document: what they have dealt with is prevented.
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [navigate])
}

function followLink(event: MouseEvent, navigate: NavigateFunction): void {
  const link = event.target instanceof Element ? event.target.closest(ROUTER_LINK) : null
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlainClick(event)) return
  const opensHere = ['', '_self'].includes(link.target) && !link.hasAttribute('download')
  if (!opensHere || link.origin !== location.origin) return
  event.preventDefault()
  void navigate(link.pathname + link.search + link.hash)
}
