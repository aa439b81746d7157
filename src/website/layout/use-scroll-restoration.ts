import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useKeepsScroll } from './workaround-scroll-reset.ts'

/** Scroll positions of the pages of this visit, by the key of their history entry. In memory only. */
const places = new Map<string, number>()

/**
 * Restores the scroll position on back and forward; every other page begins at its top. The router's own component
 * would write to sessionStorage, and nothing may be stored before a visitor acts. Reloads and returns from other
 * sites are left to the browser.
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
    // What was scrolled before the scripts ran caused no event here.
    places.set(shown.current, scrollY)
    addEventListener('scroll', () => places.set(shown.current, scrollY), { signal, passive: true })
    const takeOver = () => letBrowserRestore(false)
    // Not before the browser has restored the scroll position of a reloaded page.
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

/** During a client-side navigation the browser would scroll before the new page is rendered. */
function letBrowserRestore(itMay: boolean): void {
  history.scrollRestoration = itMay ? 'auto' : 'manual'
}
