import { useMemo, useSyncExternalStore } from 'react'
import { type Seen, withSeen } from '#agency/collection/seen.ts'

// Kept for this visit only, in memory: a visit to a page is no consent to store anything (decisions, section 6).

const NOTHING: readonly Seen[] = []
let seen = NOTHING
const listeners = new Set<() => void>()

export function rememberSeen(entry: Seen): void {
  change(withSeen(seen, entry))
}

export function forgetSeen(): void {
  change(NOTHING)
}

/** What was looked at during this visit, the last first; nothing while the server renders. */
export function useSeen(): readonly Seen[] {
  return useSyncExternalStore(
    subscribe,
    () => seen,
    () => NOTHING,
  )
}

/** Only what is of one kind. */
export function useSeenOf<Kind extends Seen['kind']>(kind: Kind): Extract<Seen, { kind: Kind }>[] {
  const all = useSeen()
  return useMemo(
    () => all.filter((entry): entry is Extract<Seen, { kind: Kind }> => entry.kind === kind),
    [all, kind],
  )
}

function change(list: readonly Seen[]): void {
  seen = list
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
