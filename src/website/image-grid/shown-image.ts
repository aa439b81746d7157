import { useSyncExternalStore } from 'react'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { sharedValue } from '#platform/browser/shared-value.ts'

/** In pixels: sharp enough for a column of the grid. */
export const SLIDE_WIDTH = 640

/** `linkAlt` names the link while it is focused: a focused link's name must not change. */
type ShownImage = Tile & { linkAlt?: string }

/** One value, as at most one slideshow runs at a time. */
const shownInstead = sharedValue<{ tile: Tile; image: ShownImage } | null>(null)

export function showInstead(tile: Tile, image: ShownImage): () => void {
  const shown = { tile, image }
  shownInstead.write(shown)
  return () => {
    if (shownInstead.read() === shown) shownInstead.write(null)
  }
}

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

export function readShownImage(): Tile | null {
  return shownInstead.read()?.image ?? null
}
