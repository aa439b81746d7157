import { useSyncExternalStore } from 'react'

/** A sentence about what was just done, with one way on or back. */
export type Notice = {
  text: string
  action?: { label: string; to: string } | { label: string; onClick: () => void }
}

/** Long enough to read twice and to reach the button by keyboard. */
export const NOTICE_SHOWN_MS = 8000

let shown: Notice | null = null
const listeners = new Set<() => void>()

/** Shows the notice in place of an earlier one; null takes it away. */
export function showNotice(notice: Notice | null): void {
  shown = notice
  for (const tell of listeners) tell()
}

export function useNotice(): Notice | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
    () => null,
  )
}
