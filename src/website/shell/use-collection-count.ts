import { useSyncExternalStore } from 'react'

/** Where the visitor's selection is kept (decisions, section 1). */
const COLLECTION_KEY = 'lightbox'

/** How many images the visitor has chosen; 0 on the server, and where the browser keeps nothing readable. */
export function useCollectionCount(): number {
  return useSyncExternalStore(subscribe, readCount, () => 0)
}

/** Other windows of the visitor change it too. */
function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

function readCount(): number {
  try {
    return countSaved(localStorage.getItem(COLLECTION_KEY))
  } catch {
    // The browser was told to keep nothing, and says so by throwing.
    return 0
  }
}

/** What was saved is not trusted: anything but a list counts as none. */
export function countSaved(saved: string | null): number {
  try {
    const list: unknown = JSON.parse(saved ?? '[]')
    return Array.isArray(list) ? list.length : 0
  } catch {
    return 0
  }
}
