import type { RecentlyViewed } from '#domain/collection/recently-viewed.ts'
import { mergeRecentlyViewed, parseRecentlyViewed } from '#domain/collection/recently-viewed-storage.ts'
import { savedState } from '#platform/browser/saved-state.ts'
import { consentState, isEffective } from '#website/consent/consent-store.ts'
import { forgetRecentlyViewed, recentlyViewedState } from './viewed.tsx'

const KEY = 'seen'
const SHAPE = {
  fallback: [],
  parse: parseRecentlyViewed,
  // Without fields that it does not need.
  serialize: (list: readonly RecentlyViewed[]) => parseRecentlyViewed(list),
}
const lasting = savedState<readonly RecentlyViewed[]>(KEY, SHAPE)
const ofThisVisit = savedState<readonly RecentlyViewed[]>(KEY, SHAPE, () => sessionStorage)

/** Nothing is stored before one of these events, unless the visitor came by a link of ours. */
const ACTS = ['pointerdown', 'keydown'] as const

/** Withdrawn consent deletes the list that outlasts the visit. Returns a function that stops. */
export function keepRecentlyViewed(): () => void {
  const listening = new AbortController()
  let isLasting = false
  let hasActed = cameByOurLink() || ofThisVisit.read().length > 0

  function followConsent(): void {
    const isAllowed = isEffective('personalization')
    if (isAllowed && !isLasting) addViewed(lasting.read())
    if (!isAllowed && isLasting) forgetRecentlyViewed()
    // Also when the consent has expired since the last visit.
    if (!isAllowed) lasting.remove()
    isLasting = isAllowed
    keepChanges()
  }
  function keepChanges(): void {
    const list = recentlyViewedState.read()
    if (isLasting) keepIn(lasting, list)
    if (isLasting) ofThisVisit.remove()
    else if (hasActed) keepIn(ofThisVisit, list)
  }
  function stored() {
    return isLasting ? lasting : ofThisVisit
  }
  function noteAct(): void {
    if (hasActed) return
    hasActed = true
    // Other pages may have changed the stored list while the browser kept this page for a return.
    addViewed(stored().read())
    keepChanges()
  }
  function followOthers(): void {
    const latest = stored().read()
    if (hasActed && recentlyViewedState.read() !== latest) recentlyViewedState.write(latest)
  }

  addViewed(ofThisVisit.read())
  followConsent()
  const stops = [
    consentState.subscribe(followConsent),
    recentlyViewedState.subscribe(keepChanges),
    lasting.subscribe(followOthers),
    ofThisVisit.subscribe(followOthers),
  ]
  for (const act of ACTS) addEventListener(act, noteAct, { capture: true, signal: listening.signal })
  return () => {
    listening.abort()
    for (const stop of stops) stop()
  }
}

function cameByOurLink(): boolean {
  return document.referrer !== '' && new URL(document.referrer).origin === location.origin
}

function addViewed(earlier: readonly RecentlyViewed[]): void {
  if (earlier.length > 0) recentlyViewedState.write(mergeRecentlyViewed(recentlyViewedState.read(), earlier))
}

function keepIn(state: typeof lasting, list: readonly RecentlyViewed[]): void {
  if (list === state.read()) return
  if (list.length > 0) state.write(list)
  else state.remove()
}
