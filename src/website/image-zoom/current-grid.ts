import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { sharedValue } from '#platform/browser/shared-value.ts'

export type CurrentGrid = {
  tiles: readonly Tile[]
  total: number
  loadMore: (() => void) | null
}

const NO_GRID: CurrentGrid = { tiles: [], total: 0, loadMore: null }

const shown = sharedValue(NO_GRID)

export const useCurrentGrid = shown.use

export function setCurrentGrid(grid: CurrentGrid): () => void {
  shown.write(grid)
  return () => {
    if (shown.read() === grid) shown.write(NO_GRID)
  }
}
