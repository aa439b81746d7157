import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Says the title of a page that script has put in place of another, and moves the focus to its heading: what a browser does
 * for whole documents. A new query alone, as of another order, is the same page.
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

/** Without scrolling: where the page stands is for others to say. What has closed in place marks where the focus goes on. */
function focusHeading(contentId: string): void {
  const content = document.getElementById(contentId)
  const heading = content?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = content?.querySelector<HTMLElement>('[data-focus-goes-on]') ?? heading ?? content
  target?.focus({ preventScroll: true })
}
