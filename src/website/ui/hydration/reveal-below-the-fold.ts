import { whenIdle } from '#platform/browser/when-idle.ts'

/** What the style sheets hide at first: sections below the fold, and the tiles of a grid beyond its first rows. */
const LATE = '.below-fold, li[aria-posinset]'
/** So many pictures are laid out in a few milliseconds, which does not delay input. */
const PLACES_AT_ONCE = 6

/**
 * Reveals what was hidden for the first view once the visitor scrolls, a few elements whenever the browser is idle, and then
 * tells the style sheets that all is revealed: from there on heights are final. Until somebody scrolls, styling and laying it out would be most of the work after hydration, while they tap.
 */
export function revealBelowTheFold(): void {
  addEventListener('scroll', revealPiecewise, { once: true, passive: true })
  if (scrollY > 0) revealPiecewise()
}

function revealPiecewise(): void {
  const late = [...document.querySelectorAll<HTMLElement>(LATE)]
  function revealSome(): void {
    const some = late.splice(0, late[0]?.matches('.below-fold') ? 1 : PLACES_AT_ONCE)
    for (const piece of some) piece.style.contentVisibility = 'visible'
    if (late.length > 0) revealSoon()
    else document.documentElement.dataset.drawn = ''
  }
  // In the next frame, after the layout of the elements revealed before.
  const revealSoon = () => requestAnimationFrame(() => whenIdle(revealSome))
  revealSoon()
}
