import { useMemo } from 'react'
import { type Seen, withSeen } from '#agency/collection/seen.ts'
import { sharedValue } from '#base/browser/shared-value.ts'

const NOTHING: readonly Seen[] = []

// Kept for this visit only, in memory: a visit to a page is no consent to store anything (decisions, section 6).
const seen = sharedValue(NOTHING)

export function rememberSeen(entry: Seen): void {
  seen.write(withSeen(seen.read(), entry))
}

export function forgetSeen(): void {
  seen.write(NOTHING)
}

/** What was looked at during this visit, the last first; nothing while the server renders. */
export const useSeen = seen.use

/** Only what is of one kind. */
export function useSeenOf<Kind extends Seen['kind']>(kind: Kind): Extract<Seen, { kind: Kind }>[] {
  const all = useSeen()
  return useMemo(
    () => all.filter((entry): entry is Extract<Seen, { kind: Kind }> => entry.kind === kind),
    [all, kind],
  )
}
