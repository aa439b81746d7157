import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import { sharedValue } from '#platform/browser/shared-value.ts'

/** The wall that the zoom turns the pages of. */
export type Wall = {
  tiles: readonly Tile[]
  /** How many there are in all, also where not all have been loaded. */
  total: number
  /** Loads more tiles; null where there are none, or where they come by themselves. */
  loadMore: (() => void) | null
}

const NO_WALL: Wall = { tiles: [], total: 0, loadMore: null }

const shown = sharedValue(NO_WALL)

export const useWallOnShow = shown.use

/** Says which wall is on show. Answers how to take it down. */
export function hangWall(wall: Wall): () => void {
  shown.write(wall)
  return () => {
    if (shown.read() === wall) shown.write(NO_WALL)
  }
}
