import type { Seen } from '#domain/collection/recently-viewed.ts'
import { mergeSeen, parseSeen } from '#domain/collection/recently-viewed-storage.ts'
import { savedState } from '#platform/browser/saved-state.ts'
import { consentState, isEffective } from '#website/consent/consent-store.ts'
import { seen } from './recently-viewed-store.ts'

const stored = savedState<readonly Seen[]>('seen', { fallback: [], parse: parseSeen, serialize: parseSeen })

/**
 * Stores the recently viewed list beyond the visit as long as the visitor agrees to that; withdrawing consent deletes
 * it. Returns a function that stops.
 */
export function keepSeen(): () => void {
  let isKeeping = false

  function followConsent(): void {
    const isAllowed = isEffective('personalization')
    if (isAllowed && !isKeeping) seen.write(mergeSeen(seen.read(), stored.read()))
    // Also when the consent has expired since the last visit.
    if (!isAllowed) stored.remove()
    isKeeping = isAllowed
    keepChanges()
  }
  function keepChanges(): void {
    const list = seen.read()
    if (!isKeeping || list === stored.read()) return
    if (list.length > 0) stored.write(list)
    else stored.remove()
  }
  function followOtherWindows(): void {
    if (isKeeping && seen.read() !== stored.read()) seen.write(stored.read())
  }

  const stops = [
    consentState.subscribe(followConsent),
    seen.subscribe(keepChanges),
    stored.subscribe(followOtherWindows),
  ]
  followConsent()
  return () => {
    for (const stop of stops) stop()
  }
}
