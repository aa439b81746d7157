import { useSyncExternalStore } from 'react'

const NEVER = () => () => {}

/** False on the server and until script is there: a button that needs it says so. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  )
}
