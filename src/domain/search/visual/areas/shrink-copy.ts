import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'

export const CHANNELS = 3
/** In pixels: text is a grey line, and every edge of a picture is still sharp. */
const LONGEST_SIDE = 256

/** The copy with each pixel the mean of a square of it, so that grain, paper and compression hardly differ from their ground. */
export function shrinkCopy(copy: SmallCopy): SmallCopy {
  const step = Math.ceil(Math.max(copy.width, copy.height) / LONGEST_SIDE)
  if (step === 1) return copy
  const width = Math.max(1, Math.floor(copy.width / step))
  const height = Math.max(1, Math.floor(copy.height / step))
  const pixels = new Uint8Array(width * height * CHANNELS)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      averageSquare(copy, x * step, y * step, step, pixels, (y * width + x) * CHANNELS)
  return { pixels, width, height }
}

function averageSquare(
  { pixels, width, height }: SmallCopy,
  left: number,
  top: number,
  step: number,
  into: Uint8Array,
  at: number,
): void {
  let [red, green, blue, count] = [0, 0, 0, 0]
  for (let y = top; y < Math.min(height, top + step); y++) {
    for (let x = left; x < Math.min(width, left + step); x++) {
      const from = (y * width + x) * CHANNELS
      red += pixels[from] ?? 0
      green += pixels[from + 1] ?? 0
      blue += pixels[from + 2] ?? 0
      count += 1
    }
  }
  into[at] = red / count
  into[at + 1] = green / count
  into[at + 2] = blue / count
}
