import type { Seen } from '#domain/collection/recently-viewed.ts'
import { mergeSeen, parseSeen } from '#domain/collection/recently-viewed-storage.ts'
import { savedState } from '#platform/browser/saved-state.ts'
import { consentState, isEffective } from '#website/consent/consent-store.ts'
import { seen } from './recently-viewed-store.ts'

const kept = savedState<readonly Seen[]>('seen', { fallback: [], parse: parseSeen, serialize: parseSeen })

/**
 * Keeps the list of what was looked at beyond the visit as long as the visitor agrees to that; who no longer agrees leaves
 * nothing behind. Answers how to stop.
 */
export function keepSeen(): () => void {
  let isKeeping = false

  function followConsent(): void {
    const isAllowed = isEffective('personalization')
    if (isAllowed && !isKeeping) seen.write(mergeSeen(seen.read(), kept.read()))
    // Also where the consent has run out since the last visit.
    if (!isAllowed) kept.remove()
    isKeeping = isAllowed
    keepChanges()
  }
  function keepChanges(): void {
    const list = seen.read()
    if (!isKeeping || list === kept.read()) return
    if (list.length > 0) kept.write(list)
    else kept.remove()
  }
  function followOtherWindows(): void {
    if (isKeeping && seen.read() !== kept.read()) seen.write(kept.read())
  }

  const stops = [
    consentState.subscribe(followConsent),
    seen.subscribe(keepChanges),
    kept.subscribe(followOtherWindows),
  ]
  followConsent()
  return () => {
    for (const stop of stops) stop()
  }
}
