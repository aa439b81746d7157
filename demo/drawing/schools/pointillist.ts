import { rgbOf } from '../core/colour.ts'
import { findNearest, type Nearest } from '../core/noise.ts'
import { byteAt, grainAt, offsetAt, paintPixels, ramp } from '../core/pixels.ts'
import type { Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import { colourLayer, formLayer, LIGHTS, type Painter } from '../painter.ts'

/** Two coats of separate dabs; neighbouring dabs lean to warm and cool and mix in the eye. */
export function pointillist(random: Random): Painter {
  const light = random.pick(LIGHTS)
  const brush = random.between(5.4, 7.6)
  const stretch = random.pick([1, 1, 1.9])
  const [vivid, turn] = [random.between(16, 34), random.between(0.4, 1.2)]
  const primer = random.pick(['paper', 'ground', 'light'] as const)
  return async ({ scene, colours, width, seed }) => {
    const [base, form] = await Promise.all([
      rasterise(scene, colourLayer(colours), width),
      rasterise(scene, formLayer(light), width),
    ])
    const ground = rgbOf(colours[primer])
    const scale = width / scene.width
    const pitch = Math.max(2.5, brush * scale)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const nearest: Nearest = { x: 0, y: 0, first: 0, second: 0, chance: 0 }
    return paintPixels(base.width, base.height, (x, y, ink) => {
      for (const channel of [0, 1, 2] as const) ink[channel] = ground[channel]
      const here = offsetAt(base, x, y)
      for (const coat of [0, 1]) {
        const size = coat === 0 ? pitch * 1.35 : pitch
        const [along, across] = [(x * cos + y * sin) / size / stretch, (y * cos - x * sin) / size]
        findNearest(along + coat * 40, across + coat * 17, 0.75, seed + coat * 50, nearest)
        const [px, py] = [(nearest.x - coat * 40) * size * stretch, (nearest.y - coat * 17) * size]
        const dab = offsetAt(base, px * cos - py * sin, px * sin + py * cos)
        // Fine marks are set with the point of the brush, or eyes and letters would be lost.
        const at = byteAt(form, here + 2) < 40 ? here : dab
        const shade = (byteAt(form, at) / 255) * (byteAt(form, at + 2) / 255)
        const cover = ramp(nearest.first, 0.62, 0.5) * (coat === 0 ? 0.92 : 1)
        const lean = (nearest.chance - 0.5) * vivid * 2
        const relief = (0.35 - nearest.first) * 16 - shade * 46 + (grainAt(x, y, 1) - 0.5) * 6
        ink[0] += (byteAt(base, at) + lean + relief - ink[0]) * cover
        ink[1] += (byteAt(base, at + 1) + relief - Math.abs(lean) * 0.2 - ink[1]) * cover
        ink[2] += (byteAt(base, at + 2) - lean + relief - ink[2]) * cover
      }
    })
  }
}
