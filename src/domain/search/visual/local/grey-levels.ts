import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'

/** Brightness, 0 to 255, row by row. */
export type Greys = { values: Uint8Array; width: number; height: number }

/** Each level is so much smaller than the one before. */
export const LEVEL_RATIO = 1.4
/** Enough for a picture that fills a quarter of the sides of another. */
const MOST_LEVELS = 5
/** In pixels: a smaller level has no room for the patch around a corner. */
const LEAST_SIDE = 48

/** The picture in grey, and smaller again and again. */
export function toGreyLevels({ pixels, width, height }: SmallCopy): Greys[] {
  const values = new Uint8Array(width * height)
  for (let at = 0; at < values.length; at++) {
    const [red, green, blue] = [pixels[3 * at] ?? 0, pixels[3 * at + 1] ?? 0, pixels[3 * at + 2] ?? 0]
    values[at] = (77 * red + 150 * green + 29 * blue) >> 8
  }
  const levels: Greys[] = [{ values, width, height }]
  for (let next = shrink(levels[0]); next && levels.length < MOST_LEVELS; next = shrink(next))
    levels.push(next)
  return levels
}

/** Null where it would be too small. */
function shrink(greys: Greys | undefined): Greys | null {
  if (!greys) return null
  const [width, height] = [Math.round(greys.width / LEVEL_RATIO), Math.round(greys.height / LEVEL_RATIO)]
  if (Math.min(width, height) < LEAST_SIDE) return null
  const soft = blur(greys)
  const values = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const from = Math.min(greys.height - 1, Math.floor((y + 0.5) * LEVEL_RATIO)) * greys.width
    for (let x = 0; x < width; x++)
      values[y * width + x] = soft[from + Math.min(greys.width - 1, Math.floor((x + 0.5) * LEVEL_RATIO))] ?? 0
  }
  return { values, width, height }
}

/** Each pixel with its eight neighbours, the nearer ones more: 1 2 1 in both directions. */
export function blur({ values, width, height }: Greys): Uint8Array {
  const across = new Uint16Array(values.length)
  const all = new Uint8Array(values.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const own = values[at] ?? 0
      const left = x > 0 ? (values[at - 1] ?? 0) : own
      const right = x < width - 1 ? (values[at + 1] ?? 0) : own
      across[at] = left + 2 * own + right
    }
  }
  for (let at = 0; at < across.length; at++) {
    const own = across[at] ?? 0
    all[at] = ((across[at - width] ?? own) + 2 * own + (across[at + width] ?? own)) >> 4
  }
  return all
}
