import { type Rgb, rgbOf } from '../core/colour.ts'
import { byteAt, offsetAt, paintPixels } from '../core/pixels.ts'
import { itemAt, type Random } from '../core/random.ts'
import { heightFor, rasterise } from '../core/raster.ts'
import type { Colours } from '../hands/colours.ts'
import { colourLayer, formLayer, LIGHTS, type Painter } from '../painter.ts'

/** Ordered dithering, four by four, from -0.5 to 0.5. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((step) => step / 16 - 0.47)

/** Large square pixels of a small palette, tones between them dithered. */
export function pixel(random: Random): Painter {
  const light = random.pick(LIGHTS)
  const columns = random.pick([132, 150, 176])
  const dither = random.between(14, 40)
  const shading = random.between(20, 50)
  return async ({ scene, colours, width }) => {
    const cells = Math.min(width, Math.round((columns * scene.width) / 1000))
    const [base, form] = await Promise.all([
      rasterise(scene, colourLayer(colours), cells),
      rasterise(scene, formLayer(light), cells),
    ])
    const palette = paletteOf(colours)
    const small = paintPixels(base.width, base.height, (x, y, ink) => {
      const at = offsetAt(base, x, y)
      const shade = ((byteAt(form, at) / 255) * byteAt(form, at + 2)) / 255
      const shift = itemAt(BAYER, (y % 4) * 4 + (x % 4)) * dither - shade * shading
      const best = nearestOf(
        palette,
        byteAt(base, at) + shift,
        byteAt(base, at + 1) + shift,
        byteAt(base, at + 2) + shift,
      )
      for (const channel of [0, 1, 2] as const) ink[channel] = best[channel]
    })
    const height = heightFor(scene, width)
    return paintPixels(width, height, (x, y, ink) => {
      const at = offsetAt(small, (x * small.width) / width, (y * small.height) / height)
      for (const channel of [0, 1, 2] as const) ink[channel] = byteAt(small, at + channel)
    })
  }
}

function paletteOf(colours: Colours): Rgb[] {
  return [...new Set(Object.values(colours))].map(rgbOf)
}

function nearestOf(palette: readonly Rgb[], red: number, green: number, blue: number): Rgb {
  let best: Rgb = [0, 0, 0]
  let least = Infinity
  for (const colour of palette) {
    const miss = (colour[0] - red) ** 2 + 1.6 * (colour[1] - green) ** 2 + (colour[2] - blue) ** 2
    if (miss < least) {
      least = miss
      best = colour
    }
  }
  return best
}
