import { whenIdle } from '#platform/browser/when-idle.ts'
import { LANGUAGE_CHOICE } from '#platform/i18n/language.ts'
import { loadMessages } from './i18n/messages.tsx'
import { hydrateIslands } from './islands/hydrate-islands.tsx'
import { findLanguageLink } from './navigation/link-clicks.ts'
import { readPageStart } from './page-start/page-start.ts'

const { facts } = readPageStart()
forgetChoice()
followAddress()
revealBelowTheFold()
// Not awaited: islands that are built into one file with this module would wait for it, and it for them.
void loadMessages(facts.language).then(() => hydrateIslands(facts))

/** Updates the language link when it is followed: a picture may be open by then, or a project chosen. */
function followAddress(): void {
  const follow = ({ target }: Event) => {
    const link = findLanguageLink(target)
    if (!link) return
    const query = new URLSearchParams(location.search)
    query.set(LANGUAGE_CHOICE, link.hreflang)
    link.search = query.toString()
  }
  for (const kind of ['click', 'auxclick']) addEventListener(kind, follow, true)
}

/** The server has stored the choice, and a copied link shall not choose for others. Must run before hydration. */
function forgetChoice(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has(LANGUAGE_CHOICE)) return
  url.searchParams.delete(LANGUAGE_CHOICE)
  history.replaceState(history.state, '', url)
}

/** Hidden by the style sheets at first: sections below the fold, and tiles beyond a grid's first rows. */
const LATE = '.below-fold, li[aria-posinset]'
/** This many pictures are laid out in a few milliseconds, which does not delay input. */
const PLACES_AT_ONCE = 6

/** Waits for scrolling, as it would be most of the work after hydration; heights are final once all is revealed. */
function revealBelowTheFold(): void {
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
