import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useKeepsScroll } from './workaround-scroll-reset.ts'

/** How far each page of this visit was scrolled, by the key of its entry in the history. Gone with the document. */
const places = new Map<string, number>()

/**
 * Back and forward find the page where it was left; every other page begins at its top. The router's own component would
 * write the places into sessionStorage, and a visitor who has done nothing shall find nothing stored. Reloading and coming
 * back from elsewhere are left to the browser.
 */
export function useScrollPlaces(): void {
  const { key, hash } = useLocation()
  const kind = useNavigationType()
  const shown = useRef(key)
  const keepsScroll = useKeepsScroll()

  useLayoutEffect(() => {
    if (shown.current !== key) {
      const place = kind === 'POP' ? places.get(key) : undefined
      if (place !== undefined) scrollTo(0, place)
      else if (!keepsScroll) showBeginning(hash)
    }
    shown.current = key
  }, [key, kind, hash, keepsScroll])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('scroll', () => places.set(shown.current, scrollY), { signal, passive: true })
    const takeOver = () => letBrowserRestore(false)
    // Not before the browser has restored the place of a page that was loaded again.
    if (document.readyState === 'complete') takeOver()
    addEventListener('pageshow', takeOver, { signal })
    addEventListener('pagehide', () => letBrowserRestore(true), { signal })
    return () => listening.abort()
  }, [])
}

function showBeginning(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target) target.scrollIntoView()
  else scrollTo(0, 0)
}

/** While the pages change by script the browser would scroll before the new page is there. */
function letBrowserRestore(itMay: boolean): void {
  history.scrollRestoration = itMay ? 'auto' : 'manual'
}
