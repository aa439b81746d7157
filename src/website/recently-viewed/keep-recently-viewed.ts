import type { RecentlyViewed } from '#domain/collection/recently-viewed.ts'
import { mergeRecentlyViewed, parseRecentlyViewed } from '#domain/collection/recently-viewed-storage.ts'
import { savedState } from '#platform/browser/saved-state.ts'
import { consentState, isEffective } from '#website/consent/consent-store.ts'
import { recentlyViewedState } from './recently-viewed-store.ts'

const stored = savedState<readonly RecentlyViewed[]>('seen', {
  fallback: [],
  parse: parseRecentlyViewed,
  serialize: parseRecentlyViewed,
})

/**
 * Stores the recently viewed list beyond the visit as long as the visitor agrees to that; withdrawing consent deletes
 * it. Returns a function that stops.
 */
export function keepRecentlyViewed(): () => void {
  let isKeeping = false

  function followConsent(): void {
    const isAllowed = isEffective('personalization')
    if (isAllowed && !isKeeping)
      recentlyViewedState.write(mergeRecentlyViewed(recentlyViewedState.read(), stored.read()))
    // Also when the consent has expired since the last visit.
    if (!isAllowed) stored.remove()
    isKeeping = isAllowed
    keepChanges()
  }
  function keepChanges(): void {
    const list = recentlyViewedState.read()
    if (!isKeeping || list === stored.read()) return
    if (list.length > 0) stored.write(list)
    else stored.remove()
  }
  function followOtherWindows(): void {
    if (isKeeping && recentlyViewedState.read() !== stored.read()) recentlyViewedState.write(stored.read())
  }

  const stops = [
    consentState.subscribe(followConsent),
    recentlyViewedState.subscribe(keepChanges),
    stored.subscribe(followOtherWindows),
  ]
  followConsent()
  return () => {
    for (const stop of stops) stop()
  }
}
