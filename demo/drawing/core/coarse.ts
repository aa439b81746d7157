import { type Rgb, rgbOf } from './colour.ts'
import { boxOf, type Point } from './geometry.ts'
import { createPixels, heightFor, type Pixels } from './raster.ts'
import type { Scene, Shape } from './scene.ts'

/** Columns of a coarse draft: enough to judge what areas a picture has. */
const COLUMNS = 48

/** The scene's areas in even colours on a coarse grid, without lines and soft edges: a hundred times faster than drawing. */
export function coarseDraft(scene: Scene, colourOf: (shape: Shape) => string, columns = COLUMNS): Pixels {
  const pixels = createPixels(columns, heightFor(scene, columns))
  const cell = scene.width / columns
  const clips = new Map<number, Set<number>>()
  const wanted = new Set(scene.shapes.map((shape) => shape.clip))
  for (const [index, shape] of scene.shapes.entries()) {
    if (!shape.closed || shape.rings.length === 0) continue
    const cells = cellsInside(shape.rings, cell, pixels)
    if (wanted.has(index)) clips.set(index, new Set(cells))
    const within = shape.clip === null ? null : (clips.get(shape.clip) ?? new Set())
    const colour: Rgb = rgbOf(colourOf(shape))
    for (const place of cells) if (within === null || within.has(place)) pixels.data.set(colour, place * 3)
  }
  return pixels
}

/** The cells whose centres lie inside the outlines (even-odd). */
function cellsInside(rings: readonly Point[][], cell: number, { width, height }: Pixels): number[] {
  const { top, bottom } = boxOf(rings.flat())
  const cells: number[] = []
  const lastRow = Math.min(height - 1, Math.floor(bottom / cell))
  for (let row = Math.max(0, Math.floor(top / cell)); row <= lastRow; row++) {
    const crossings = crossingsAt(rings, (row + 0.5) * cell)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil((crossings[pair] ?? 0) / cell - 0.5))
      const to = Math.min(width - 1, Math.floor((crossings[pair + 1] ?? 0) / cell - 0.5))
      for (let column = from; column <= to; column++) cells.push(row * width + column)
    }
  }
  return cells
}

function crossingsAt(rings: readonly Point[][], y: number): number[] {
  const crossings: number[] = []
  for (const ring of rings) {
    let from = ring.at(-1)
    for (const to of ring) {
      if (from && from[1] > y !== to[1] > y)
        crossings.push(from[0] + ((y - from[1]) * (to[0] - from[0])) / (to[1] - from[1]))
      from = to
    }
  }
  return crossings.sort((one, other) => one - other)
}
