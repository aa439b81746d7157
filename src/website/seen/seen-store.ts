import { useSyncExternalStore } from 'react'
import { type SeenArtist, withSeen } from '#agency/collection/seen.ts'

// Kept for this visit only, in memory: a visit to a page is no consent to store anything (decisions, section 6).

const NOBODY: readonly SeenArtist[] = []
let seen = NOBODY
const listeners = new Set<() => void>()

export function rememberSeen(artist: SeenArtist): void {
  change(withSeen(seen, artist))
}

export function forgetSeen(): void {
  change(NOBODY)
}

/** The artists looked at during this visit, the last one first; nobody while the server renders. */
export function useSeen(): readonly SeenArtist[] {
  return useSyncExternalStore(
    subscribe,
    () => seen,
    () => NOBODY,
  )
}

function change(list: readonly SeenArtist[]): void {
  seen = list
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
