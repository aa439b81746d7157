import { whenIdle } from '#platform/browser/when-idle.ts'

/** What the style sheets leave for later: sections below the fold, and the places of a wall beyond its first rows. */
const LATE = '.below-fold, li[aria-posinset]'
/** So many pictures are laid out in a few milliseconds: nobody's press waits for that. */
const PLACES_AT_ONCE = 6

/**
 * Draws what was left out of the first view, a few pieces whenever the browser is idle, and then tells the style sheets
 * that all is drawn: from there on heights are true, and pages that come by script are drawn whole.
 */
export function drawTheRest(): void {
  const late = [...document.querySelectorAll<HTMLElement>(LATE)]
  function drawSome(): void {
    const some = late.splice(0, late[0]?.matches('.below-fold') ? 1 : PLACES_AT_ONCE)
    for (const piece of some) piece.style.contentVisibility = 'visible'
    if (late.length > 0) drawSoon()
    else document.documentElement.dataset.drawn = ''
  }
  // In the frame after, so that what was drawn before is done with.
  const drawSoon = () => requestAnimationFrame(() => whenIdle(drawSome))
  drawSoon()
}
