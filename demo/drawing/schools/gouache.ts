import { cloudTile, tileBetween } from '../core/noise.ts'
import { byteAt, grainAt, offsetAt, paintPixels, ramp } from '../core/pixels.ts'
import { itemAt, type Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import { colourLayer, formLayer, LIGHTS, type Painter } from '../painter.ts'

/** Opaque paint laid on with a flat brush: streaks in every area's own direction, ragged edges, soft turns of colour. */
export function gouache(random: Random): Painter {
  const light = random.pick(LIGHTS)
  const angles = Array.from({ length: 8 }, () => random.between(-0.5, 0.5) + random.pick([0, 0.8, 1.57]))
  const [streak, ragged, turn] = [random.between(9, 17), random.between(3, 7), random.between(16, 34)]
  const bristle = random.between(4, 7)
  return async ({ scene, colours, width, seed }) => {
    const [base, form] = await Promise.all([
      rasterise(scene, colourLayer(colours), width),
      rasterise(scene, formLayer(light), width),
    ])
    const scale = width / scene.width
    const directions = angles.map((angle) => [Math.cos(angle), Math.sin(angle)] as const)
    return paintPixels(base.width, base.height, (x, y, ink) => {
      const [u, v] = [x / scale, y / scale]
      const hereX = tileBetween(cloudTile, u * 1.6 + seed, v * 1.6) * ragged
      const hereY = tileBetween(cloudTile, u * 1.6 + 300, v * 1.6 + seed) * ragged
      const at = offsetAt(base, x + hereX * scale * 0.5, y + hereY * scale * 0.5)
      const [cos, sin] = itemAt(directions, byteAt(form, at + 1) >> 5)
      const [along, across] = [u * cos + v * sin, v * cos - u * sin]
      const paint = tileBetween(cloudTile, along * 0.42, across * bristle + byteAt(form, at + 1))
      const dab = tileBetween(cloudTile, along * 0.5 + 100, across * 0.8)
      const large = byteAt(form, at + 2) / 255
      const shade = ramp(byteAt(form, at) / 255 + dab * 0.35 + paint * 0.12, 0.5, 0.72)
      const lift = (paint * streak + (grainAt(x, y, Math.max(1, scale)) - 0.5) * 7) * (0.35 + large * 0.65)
      const depth = shade * turn * large
      ink[0] = byteAt(base, at) + lift - depth * 0.9
      ink[1] = byteAt(base, at + 1) + lift - depth
      ink[2] = byteAt(base, at + 2) + lift * 0.9 - depth * 0.6
    })
  }
}
