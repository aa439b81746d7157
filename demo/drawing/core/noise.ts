import { createRandom } from './random.ts'

/** Side of the noise tiles; a power of two, so that wrapping is one bit operation. */
const TILE = 512
const WRAP = TILE - 1

export type Tile = Float32Array

/** Even, independent values from 0 to 1: the grain of sprays and papers. */
export const grainTile: Tile = makeGrain('grain')

/** Soft clouds around 0 (about -1 to 1) whose features are between 8 and 64 tile pixels large. */
export const cloudTile: Tile = makeClouds('clouds')

/** The tile's value at a whole place; wraps around. */
export function tileAt(tile: Tile, x: number, y: number): number {
  return tile[((y & WRAP) << 9) | (x & WRAP)] ?? 0
}

/** The tile's value at any place, softly between its pixels; wraps around. */
export function tileBetween(tile: Tile, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [along, down] = [x - left, y - top]
  const upper = tileAt(tile, left, top) * (1 - along) + tileAt(tile, left + 1, top) * along
  const lower = tileAt(tile, left, top + 1) * (1 - along) + tileAt(tile, left + 1, top + 1) * along
  return upper * (1 - down) + lower * down
}

function makeGrain(seed: string): Tile {
  const random = createRandom(seed)
  return Float32Array.from({ length: TILE * TILE }, random.next)
}

function makeClouds(seed: string): Tile {
  const random = createRandom(seed)
  const tile = new Float32Array(TILE * TILE)
  const octaves: [cell: number, weight: number][] = [
    [64, 0.5],
    [32, 0.28],
    [16, 0.14],
    [8, 0.08],
  ]
  for (const [cell, weight] of octaves) {
    const cells = TILE / cell
    const lattice = Float32Array.from({ length: cells * cells }, () => random.next() * 2 - 1)
    const corner = (x: number, y: number) => lattice[(y % cells) * cells + (x % cells)] ?? 0
    const soften = (share: number) => share * share * (3 - 2 * share)
    for (let y = 0; y < TILE; y++) {
      for (let x = 0; x < TILE; x++) {
        const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)]
        const [along, down] = [soften(x / cell - column), soften(y / cell - row)]
        const upper = corner(column, row) * (1 - along) + corner(column + 1, row) * along
        const lower = corner(column, row + 1) * (1 - along) + corner(column + 1, row + 1) * along
        tile[y * TILE + x] = (tile[y * TILE + x] ?? 0) + weight * 1.6 * (upper * (1 - down) + lower * down)
      }
    }
  }
  return tile
}

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
