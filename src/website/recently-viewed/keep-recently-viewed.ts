import type { RecentlyViewed } from '#domain/collection/recently-viewed.ts'
import { mergeRecentlyViewed, parseRecentlyViewed } from '#domain/collection/recently-viewed-storage.ts'
import { savedState } from '#platform/browser/saved-state.ts'
import { consentState, isEffective } from '#website/consent/consent-store.ts'
import { forgetRecentlyViewed, recentlyViewedState } from './recently-viewed-store.ts'

const KEY = 'seen'
const SHAPE = { fallback: [], parse: parseRecentlyViewed, serialize: parseRecentlyViewed }
const lasting = savedState<readonly RecentlyViewed[]>(KEY, SHAPE)
const ofThisVisit = savedState<readonly RecentlyViewed[]>(KEY, SHAPE, () => sessionStorage)

/** What a visitor does: before, nothing is stored, not even where they arrive on a portfolio. */
const ACTS = ['pointerdown', 'keydown'] as const

/**
 * Stores the recently viewed list for this visit, and beyond it as long as the visitor agrees to that; withdrawing
 * consent deletes it. Returns a function that stops.
 */
export function keepRecentlyViewed(): () => void {
  const listening = new AbortController()
  let isLasting = false
  let hasActed = false

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
  function noteAct(): void {
    if (hasActed) return
    hasActed = true
    keepChanges()
  }
  function followOtherWindows(): void {
    if (isLasting && recentlyViewedState.read() !== lasting.read()) recentlyViewedState.write(lasting.read())
  }

  addViewed(ofThisVisit.read())
  const stops = [
    consentState.subscribe(followConsent),
    recentlyViewedState.subscribe(keepChanges),
    lasting.subscribe(followOtherWindows),
  ]
  for (const act of ACTS) addEventListener(act, noteAct, { capture: true, signal: listening.signal })
  followConsent()
  return () => {
    listening.abort()
    for (const stop of stops) stop()
  }
}

function addViewed(earlier: readonly RecentlyViewed[]): void {
  if (earlier.length > 0) recentlyViewedState.write(mergeRecentlyViewed(recentlyViewedState.read(), earlier))
}

function keepIn(kept: typeof lasting, list: readonly RecentlyViewed[]): void {
  if (list === kept.read()) return
  if (list.length > 0) kept.write(list)
  else kept.remove()
}
