import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False while the server renders and while the browser takes over what it rendered; true from then on. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
