import { useMemo } from 'react'
import { type Seen, withSeen } from '#domain/collection/recently-viewed.ts'
import { sharedValue } from '#platform/browser/shared-value.ts'

const NOTHING: readonly Seen[] = []

/** For this visit, in memory: a visit to a page is no consent to store anything. Who agrees has it kept (`keep-seen.ts`). */
export const seen = sharedValue(NOTHING)

export function rememberSeen(entry: Seen): void {
  seen.write(withSeen(seen.read(), entry))
}

export function forgetSeen(): void {
  seen.write(NOTHING)
}

/** What was looked at, the last first; nothing while the server renders. */
export const useSeen = seen.use

/** Only what is of one kind. */
export function useSeenOf<Kind extends Seen['kind']>(kind: Kind): Extract<Seen, { kind: Kind }>[] {
  const all = useSeen()
  return useMemo(
    () => all.filter((entry): entry is Extract<Seen, { kind: Kind }> => entry.kind === kind),
    [all, kind],
  )
}
