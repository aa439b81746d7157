import { useSyncExternalStore } from 'react'
import type { Tile } from '#agency/catalogue/wall/tile.ts'

/** The wall that the zoom turns the pages of. */
export type Wall = {
  tiles: readonly Tile[]
  /** How many there are in all, also where not all have been loaded. */
  total: number
  /** Loads more tiles; null where there are none, or where they come by themselves. */
  loadMore: (() => void) | null
}

const NO_WALL: Wall = { tiles: [], total: 0, loadMore: null }

let shown = NO_WALL
const listeners = new Set<() => void>()

/** Says which wall is on show. Answers how to take it down. */
export function hangWall(wall: Wall): () => void {
  change(wall)
  return () => {
    if (shown === wall) change(NO_WALL)
  }
}

export function useWallOnShow(): Wall {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
    () => NO_WALL,
  )
}

function change(wall: Wall): void {
  shown = wall
  for (const tell of listeners) tell()
}
