import { useSyncExternalStore } from 'react'

const NEVER = () => () => {}

/** False on the server and until script runs: a button that needs script says so. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  )
}
