import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Announces the title after a client-side navigation, and moves the focus to the heading, as a browser does for a new
 * document. A change of the query alone, such as another order, is the same page.
 */
export function PageAnnouncer({ contentId }: { contentId: string }) {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setTitle(document.title)
    focusHeading(contentId)
  }, [pathname, contentId])

  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  )
}

/**
 * Without scrolling, since the scroll position is restored elsewhere. An element that was closed in place marks where
 * the focus goes.
 */
function focusHeading(contentId: string): void {
  const content = document.getElementById(contentId)
  const heading = content?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = content?.querySelector<HTMLElement>('[data-focus-goes-on]') ?? heading ?? content
  target?.focus({ preventScroll: true })
}
