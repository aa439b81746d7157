import { grainTile, tileAt } from '../core/noise.ts'

/** The two nearest of points scattered one per cell of a grid: where they are and how far, in cells. */
export type Nearest = { x: number; y: number; first: number; second: number; chance: number }

/** Fills `nearest` for a place given in cells; `jitter` from 0 (a strict grid) to 1 (fully scattered). */
export function findNearest(x: number, y: number, jitter: number, seed: number, nearest: Nearest): void {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  nearest.first = 9
  nearest.second = 9
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [cx, cy] = [column + dx, row + dy]
      const px = cx + 0.5 + (tileAt(grainTile, cx + seed, cy) - 0.5) * jitter
      const py = cy + 0.5 + (tileAt(grainTile, cx, cy + seed + 211) - 0.5) * jitter
      const away = (px - x) * (px - x) + (py - y) * (py - y)
      if (away < nearest.first) {
        nearest.second = nearest.first
        nearest.first = away
        nearest.x = px
        nearest.y = py
        nearest.chance = tileAt(grainTile, cx + 97, cy + seed)
      } else if (away < nearest.second) nearest.second = away
    }
  }
  nearest.first = Math.sqrt(nearest.first)
  nearest.second = Math.sqrt(nearest.second)
}
