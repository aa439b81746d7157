import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { sharedValue } from '#platform/browser/shared-value.ts'

/** The grid that the zoom pages through. */
export type CurrentGrid = {
  tiles: readonly Tile[]
  /** Number of all images, also where not all are loaded. */
  total: number
  /** Loads more tiles; null where there are none, or where they load by themselves. */
  loadMore: (() => void) | null
}

const NO_GRID: CurrentGrid = { tiles: [], total: 0, loadMore: null }

const shown = sharedValue(NO_GRID)

export const useCurrentGrid = shown.use

/** Sets the current grid. Returns a function that unsets it. */
export function setCurrentGrid(grid: CurrentGrid): () => void {
  shown.write(grid)
  return () => {
    if (shown.read() === grid) shown.write(NO_GRID)
  }
}
