import { useEffect, useMemo } from 'react'
import { type RecentlyViewed, withViewed } from '#domain/collection/recently-viewed.ts'
import { sharedValue } from '#platform/browser/shared-value.ts'
import { whenShown } from '#platform/browser/when-idle.ts'

export function Viewed({ entry }: { entry: RecentlyViewed }) {
  useEffect(() => whenShown(() => rememberViewed(entry)), [entry])
  return null
}

const NOTHING: readonly RecentlyViewed[] = []

/** In memory at first: `keep-recently-viewed.ts` stores it once the visitor has done something. */
export const recentlyViewedState = sharedValue(NOTHING)

export function rememberViewed(entry: RecentlyViewed): void {
  recentlyViewedState.write(withViewed(recentlyViewedState.read(), entry))
}

export function forgetRecentlyViewed(): void {
  recentlyViewedState.write(NOTHING)
}

/** The last viewed come first; empty while the server renders. */
export const useRecentlyViewed = recentlyViewedState.use

export function useRecentlyViewedOf<Kind extends RecentlyViewed['kind']>(
  kind: Kind,
): Extract<RecentlyViewed, { kind: Kind }>[] {
  const all = useRecentlyViewed()
  return useMemo(
    () => all.filter((entry): entry is Extract<RecentlyViewed, { kind: Kind }> => entry.kind === kind),
    [all, kind],
  )
}
