import { mix, rgbOf } from '../core/colour.ts'
import { byteAt, grainAt, offsetAt, paintPixels, ramp } from '../core/pixels.ts'
import type { Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import { colourLayer, formLayer, LIGHTS, type Painter } from '../painter.ts'

/** Even areas modelled with sprayed grain: dark specks on the shaded side, light ones on the lit side. */
export function gritty(random: Random): Painter {
  const light = random.pick(LIGHTS)
  const strength = random.between(0.55, 0.95)
  const grainSize = random.between(0.9, 1.5)
  const hard = random.between(1.5, 2.6)
  const glow = random.between(0.05, 0.3)
  return async ({ scene, colours, width, seed }) => {
    const [base, form] = await Promise.all([
      rasterise(scene, colourLayer(colours), width),
      rasterise(scene, formLayer(light), width),
    ])
    const shadow = rgbOf(mix(colours.dark, colours.b, 0.18))
    const lit = rgbOf(mix(colours.white, colours.sun, 0.3))
    const grains = Math.max(1, (grainSize * width) / scene.width)
    return paintPixels(base.width, base.height, (x, y, ink) => {
      const at = offsetAt(base, x, y)
      const shade = byteAt(form, at) / 255
      const large = byteAt(form, at + 2) / 255
      const grain = grainAt(x + seed, y + seed * 3, grains)
      const dark = ramp(shade ** hard * strength, grain - 0.08, grain + 0.08) * large
      const bright = ramp((1 - shade) ** 5 * glow, grain - 0.05, grain + 0.05) * large
      for (const channel of [0, 1, 2] as const) {
        const colour = byteAt(base, at + channel)
        const shaded = colour + (shadow[channel] - colour) * dark * 0.62
        ink[channel] = shaded + (lit[channel] - shaded) * bright * 0.6
      }
    })
  }
}
