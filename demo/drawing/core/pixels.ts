import type { Rgb } from './colour.ts'
import { grainTile, tileAt, tileBetween } from './noise.ts'
import { createPixels, type Pixels } from './raster.ts'

/** The colour being made; red, green and blue from 0 to 255. */
export type Ink = [red: number, green: number, blue: number]

/** Makes a picture pixel by pixel; `colour` fills in the ink it is given. */
export function paintPixels(
  width: number,
  height: number,
  colour: (x: number, y: number, ink: Ink) => void,
): Pixels {
  const pixels = createPixels(width, height)
  const ink: Ink = [0, 0, 0]
  let offset = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      colour(x, y, ink)
      pixels.data[offset] = clampByte(ink[0])
      pixels.data[offset + 1] = clampByte(ink[1])
      pixels.data[offset + 2] = clampByte(ink[2])
      offset += 3
    }
  }
  return pixels
}

function clampByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value + 0.5
}

/** Index of the pixel's red byte; places outside take the nearest edge. */
export function offsetAt({ width, height }: Pixels, x: number, y: number): number {
  const column = x < 0 ? 0 : x >= width ? width - 1 : x | 0
  const row = y < 0 ? 0 : y >= height ? height - 1 : y | 0
  return (row * width + column) * 3
}

/** One byte of a picture. */
export function byteAt({ data }: Pixels, offset: number): number {
  return data[offset] ?? 0
}

/** How far a pixel is from a colour, all three channels taken together: 0 to 765. */
export function differenceAt({ data }: Pixels, offset: number, [red, green, blue]: Rgb): number {
  return (
    Math.abs((data[offset] ?? 0) - red) +
    Math.abs((data[offset + 1] ?? 0) - green) +
    Math.abs((data[offset + 2] ?? 0) - blue)
  )
}

/** Even grain from 0 to 1, its grains `size` pixels large. */
export function grainAt(x: number, y: number, size: number): number {
  if (size <= 1.2) return tileAt(grainTile, x, y)
  const soft = tileBetween(grainTile, x / size, y / size)
  return 0.5 + (soft - 0.5) * 1.35
}

/** 0 below `from`, 1 above `to`, straight in between. */
export function ramp(value: number, from: number, to: number): number {
  const share = (value - from) / (to - from)
  return Math.max(0, Math.min(1, share))
}
