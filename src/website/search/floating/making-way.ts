import { useEffect } from 'react'
import { HOME, isSamePosition, type Position } from './position.ts'

/** Somebody reads or presses these; pictures may be covered. */
const READ_OR_PRESSED =
  'a, button, input, select, textarea, label, summary, h1, h2, h3, p, dt, dd, li > span, address'
/** So many points across and down are looked at below the search; between two of them no word fits. */
const ACROSS = 9
const DOWN = 3
/** In a narrow window it stands on the thumb line, and pages with a form do without it. */
const WIDE = '(min-width: 769px)'
/** Scrolling and what arrives late have come to rest. */
const REST_MS = 120

/** The search makes way for words and controls, unless somebody has put it there. */
export function useMakingWay(launcher: HTMLElement | null, position: Position): void {
  const isAtHome = isSamePosition(position, HOME)
  useEffect(() => {
    if (!launcher || !isAtHome || !matchMedia(WIDE).matches) return
    const search = launcher
    let waiting: ReturnType<typeof setTimeout> | undefined
    function look() {
      search.toggleAttribute('data-aside', liesOnWords(search))
    }
    function lookSoon() {
      clearTimeout(waiting)
      waiting = setTimeout(look, REST_MS)
    }
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    addEventListener('scroll', lookSoon, options)
    addEventListener('resize', lookSoon, options)
    const growing = new ResizeObserver(lookSoon)
    growing.observe(document.body)
    return () => {
      clearTimeout(waiting)
      listening.abort()
      growing.disconnect()
      search.removeAttribute('data-aside')
    }
  }, [launcher, isAtHome])
}

function liesOnWords(launcher: HTMLElement): boolean {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = launcher
  const left = offsetLeft - offsetWidth / 2
  for (let column = 0; column < ACROSS; column++)
    for (let row = 0; row < DOWN; row++) {
      const x = left + (offsetWidth * column) / (ACROSS - 1)
      const y = offsetTop + (offsetHeight * row) / (DOWN - 1)
      const below = document.elementsFromPoint(x, y).find((element) => !launcher.contains(element))
      if (below && isWords(below)) return true
    }
  return false
}

function isWords(element: Element): boolean {
  if (element.matches('img, video, canvas')) return false
  const found = element.closest(READ_OR_PRESSED)
  return found !== null && !found.querySelector('img, video')
}
