import { byteAt } from './core/pixels.ts'
import type { Pixels } from './core/raster.ts'

/** Below this spread of lightness (0 to 255) a picture reads as an empty sheet. */
const LEAST_SPREAD = 12
/** Share that a single colour (in steps of 32 per channel) may take of the sheet. */
const LARGEST_AREA = 0.9
/** Bits per pixel over the same colour steps; a poster has about 2, a faint wash under 1. */
const LEAST_ENTROPY = 0.7

/** How clearly a picture shows something: from 1 on it is worth showing, below it is faint, empty or one-coloured. */
export function clarityOf(pixels: Pixels): number {
  const { spread, largest, entropy } = measure(pixels)
  return Math.min(spread / LEAST_SPREAD, (1 - largest) / (1 - LARGEST_AREA), entropy / LEAST_ENTROPY)
}

export function isWorthShowing(pixels: Pixels): boolean {
  return clarityOf(pixels) >= 1
}

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
