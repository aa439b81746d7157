import { type Rgb, rgbOf } from './core/colour.ts'
import { boxOf, type Point } from './core/geometry.ts'
import { byteAt } from './core/pixels.ts'
import { createPixels, heightFor, type Pixels } from './core/raster.ts'
import type { Scene, Shape } from './core/scene.ts'

// An attempt at a work is judged by its areas on a coarse grid, since painting it first would take a hundred times longer.

/** Returns how clearly a picture shows something: from 1 on it is worth showing, below it is faint, empty or one-coloured. */
export function clarityOf(pixels: Pixels): number {
  const { spread, largest, entropy } = measure(pixels)
  return Math.min(spread / LEAST_SPREAD, (1 - largest) / (1 - LARGEST_AREA), entropy / LEAST_ENTROPY)
}

export function isWorthShowing(pixels: Pixels): boolean {
  return clarityOf(pixels) >= 1
}

/** Draws the scene's areas in even colours on a coarse grid, without lines and soft edges. */
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

/** Below this spread of lightness (0 to 255) a picture reads as an empty sheet. */
const LEAST_SPREAD = 12
/** Share that a single colour (in steps of 32 per channel) may take of the sheet. */
const LARGEST_AREA = 0.9
/** Bits per pixel over the same colour steps; a poster has about 2, a faint wash under 1. */
const LEAST_ENTROPY = 0.7

type Measure = { spread: number; largest: number; entropy: number }

function measure(pixels: Pixels): Measure {
  const count = pixels.width * pixels.height
  const colours = new Map<number, number>()
  let [sum, squares] = [0, 0]
  for (let offset = 0; offset < count * 3; offset += 3) {
    const [red, green, blue] = [
      byteAt(pixels, offset),
      byteAt(pixels, offset + 1),
      byteAt(pixels, offset + 2),
    ]
    const lightness = 0.3 * red + 0.59 * green + 0.11 * blue
    sum += lightness
    squares += lightness * lightness
    const step = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
    colours.set(step, (colours.get(step) ?? 0) + 1)
  }
  const shares = [...colours.values()].map((times) => times / count)
  return {
    spread: Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)),
    largest: Math.max(...shares),
    entropy: -shares.reduce((bits, share) => bits + share * Math.log2(share), 0),
  }
}

/** Columns of a coarse draft: enough to judge what areas a picture has. */
const COLUMNS = 48

/** The cells whose centres lie inside the outlines (even-odd). */
export function cellsInside(
  rings: readonly Point[][],
  cell: number,
  { width, height }: Pick<Pixels, 'width' | 'height'>,
): number[] {
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
