import { useSyncExternalStore } from 'react'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { sharedValue } from '#platform/browser/shared-value.ts'

/** `linkAlt` names the link while it is focused: a focused link's name must not change. */
type ShownImage = Tile & { linkAlt?: string }

/** The image that one tile shows instead of its own: at most one slideshow runs at a time. */
const shownInstead = sharedValue<{ tile: Tile; image: ShownImage } | null>(null)

/** Lets a tile show another image than its own. Returns a function that ends it. */
export function showInstead(tile: Tile, image: ShownImage): () => void {
  const shown = { tile, image }
  shownInstead.write(shown)
  return () => {
    if (shownInstead.read() === shown) shownInstead.write(null)
  }
}

/** The image that is seen in a tile: its links, marks and names are about this one. */
export function useShownImage(tile: Tile): ShownImage {
  return useSyncExternalStore(
    shownInstead.subscribe,
    () => {
      const shown = shownInstead.read()
      return shown?.tile === tile ? shown.image : tile
    },
    () => tile,
  )
}

/** The image that a slideshow shows now; null where none runs. */
export function readShownImage(): Tile | null {
  return shownInstead.read()?.image ?? null
}
