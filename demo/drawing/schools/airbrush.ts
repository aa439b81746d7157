import { rgbOf } from '../core/colour.ts'
import { cloudTile, tileBetween } from '../core/noise.ts'
import { byteAt, grainAt, offsetAt, paintPixels } from '../core/pixels.ts'
import type { Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import { colourLayer, formLayer, LIGHTS, type Painter } from '../painter.ts'

/** Soft turns from a warm light to a coloured shade, with the finest spray on top. */
export function airbrush(random: Random): Painter {
  const light = random.pick(LIGHTS)
  const [shadeDepth, glowDepth] = [random.between(0.35, 0.6), random.between(0.14, 0.3)]
  const spray = random.between(5, 13)
  return async ({ scene, colours, width, seed }) => {
    const [base, form] = await Promise.all([
      rasterise(scene, colourLayer(colours), width),
      rasterise(scene, formLayer(light), width),
    ])
    const [shadow, glow] = [rgbOf(colours.b), rgbOf(colours.sun)]
    const scale = width / scene.width
    return paintPixels(base.width, base.height, (x, y, ink) => {
      const at = offsetAt(base, x, y)
      const large = byteAt(form, at + 2) / 255
      const drift = tileBetween(cloudTile, x / scale / 2.2 + seed, y / scale / 2.2) * 0.1
      const shade = Math.max(0, byteAt(form, at) / 255 + drift)
      const dark = shade * shade * shadeDepth * large
      const lit = (1 - shade) ** 2 * glowDepth * large
      const speck = (grainAt(x + seed, y, Math.max(1, scale * 0.9)) - 0.5) * spray
      for (const channel of [0, 1, 2] as const) {
        const colour = byteAt(base, at + channel)
        const shaded = colour * (1 - dark) + colour * (shadow[channel] / 255) * dark * 0.75
        ink[channel] = shaded + (255 - shaded) * lit * (0.35 + glow[channel] / 400) + speck
      }
    })
  }
}
