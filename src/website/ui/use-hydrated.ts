import { useSyncExternalStore } from 'react'

const NEVER = () => () => {}

/** False on the server and until script runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  )
}
