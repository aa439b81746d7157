import { rgbOf } from '../core/colour.ts'
import { findNearest, type Nearest } from '../core/noise.ts'
import { byteAt, grainAt, offsetAt, paintPixels, ramp } from '../core/pixels.ts'
import type { Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import { colourLayer, formLayer, LIGHTS, type Painter } from '../painter.ts'

/** Small glazed stones in mortar; each takes one colour, tilts a little and catches the light its own way. */
export function mosaic(random: Random): Painter {
  const light = random.pick(LIGHTS)
  const stone = random.between(6.8, 9.2)
  const jitter = random.between(0.35, 0.8)
  const mortar = random.pick(['#efe8da', '#d9d0bf', '#3a3733', '#2a2a30'])
  const glaze = random.between(14, 28)
  return async ({ scene, colours, width, seed }) => {
    const [base, form] = await Promise.all([
      rasterise(scene, colourLayer(colours), width),
      rasterise(scene, formLayer(light), width),
    ])
    const joint = rgbOf(mortar)
    const pitch = Math.max(3, (stone * width) / scene.width)
    const nearest: Nearest = { x: 0, y: 0, first: 0, second: 0, chance: 0 }
    return paintPixels(base.width, base.height, (x, y, ink) => {
      findNearest(x / pitch, y / pitch, jitter, seed, nearest)
      const here = offsetAt(base, x, y)
      // Stones of fine marks are cut to shape, or eyes and letters would be lost.
      const at = byteAt(form, here + 2) < 40 ? here : offsetAt(base, nearest.x * pitch, nearest.y * pitch)
      const shade = (byteAt(form, at) / 255) * (byteAt(form, at + 2) / 255)
      const inside = ramp(nearest.second - nearest.first, 0.06, 0.2)
      const tilt =
        ((x / pitch - nearest.x) * (nearest.chance - 0.5) + (nearest.y - y / pitch) * 0.5) * glaze * 2
      const tone = (nearest.chance - 0.5) * glaze - shade * 34 + tilt
      const rough = (grainAt(x, y, 1) - 0.5) * 12
      for (const channel of [0, 1, 2] as const) {
        const glass = byteAt(base, at + channel) + tone
        ink[channel] = joint[channel] + rough + (glass - joint[channel] - rough) * inside
      }
    })
  }
}
