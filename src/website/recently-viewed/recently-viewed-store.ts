import { useMemo } from 'react'
import { type Seen, withSeen } from '#domain/collection/recently-viewed.ts'
import { sharedValue } from '#platform/browser/shared-value.ts'

const NOTHING: readonly Seen[] = []

/**
 * For this visit, in memory: visiting a page is not consent to store anything. With consent it is stored
 * (`keep-recently-viewed.ts`).
 */
export const seen = sharedValue(NOTHING)

export function rememberSeen(entry: Seen): void {
  seen.write(withSeen(seen.read(), entry))
}

export function forgetSeen(): void {
  seen.write(NOTHING)
}

/** The recently viewed, the last first; empty while the server renders. */
export const useSeen = seen.use

/** Only those of one kind. */
export function useSeenOf<Kind extends Seen['kind']>(kind: Kind): Extract<Seen, { kind: Kind }>[] {
  const all = useSeen()
  return useMemo(
    () => all.filter((entry): entry is Extract<Seen, { kind: Kind }> => entry.kind === kind),
    [all, kind],
  )
}
