import { lightnessOf, mix, rgbOf } from '../core/colour.ts'
import { cloudTile, tileBetween } from '../core/noise.ts'
import { byteAt, grainAt, offsetAt, paintPixels, ramp } from '../core/pixels.ts'
import { itemAt, type Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import { colourOf } from '../hands/colours.ts'
import { formLayer, LIGHTS, lookOf, type Painter } from '../painter.ts'

/** Chalk rubbed over toned paper: the sheet shines through its grain, strokes follow every form. */
export function pastel(random: Random): Painter {
  const light = random.pick(LIGHTS)
  const sheet = random.pick(['#2b2a33', '#1f2d33', '#3a2f2b', '#cdb08a', '#d9cbb4', '#24343a'])
  const angles = Array.from({ length: 8 }, () => random.between(-0.9, 0.9) + 0.78)
  const pressure = random.between(0.62, 0.8)
  const stroke = random.between(2.4, 4.2)
  return async ({ scene, colours, width, seed }) => {
    const dark = lightnessOf(sheet) < 0.5
    const lift = (colour: string) =>
      dark && lightnessOf(colour) < 0.34 ? mix(colour, '#8a93a5', 0.25) : colour
    const [base, form] = await Promise.all([
      rasterise(scene, { look: (shape) => lookOf(shape, lift(colourOf(colours, shape))) }, width),
      rasterise(scene, formLayer(light), width),
    ])
    const paper = rgbOf(sheet)
    const scale = width / scene.width
    const directions = angles.map((angle) => [Math.cos(angle), Math.sin(angle)] as const)
    return paintPixels(base.width, base.height, (x, y, ink) => {
      const [u, v] = [x / scale, y / scale]
      const blur = tileBetween(cloudTile, u * 3 + seed, v * 3) * 3.2
      const at = offsetAt(base, x + blur * scale, y + blur * 0.8 * scale)
      const [cos, sin] = itemAt(directions, byteAt(form, at + 1) >> 5)
      const [along, across] = [u * cos + v * sin, v * cos - u * sin]
      const streak = tileBetween(cloudTile, along * 0.7, across * stroke + seed)
      const tooth = grainAt(x, y, Math.max(1, scale * 1.1)) - 0.5 + tileBetween(cloudTile, u * 5, v * 5) * 0.3
      const large = byteAt(form, at + 2) / 255
      const shade = (byteAt(form, at) / 255) * large
      const cover = ramp(
        pressure + streak * (0.1 + 0.2 * large) + tooth * 0.5 - shade * 0.16 + (1 - large) * 0.14,
        0.3,
        0.62,
      )
      const light255 = (streak * 14 + (0.4 - shade) * 16) * (dark ? 1 : 0.7)
      for (const channel of [0, 1, 2] as const) {
        const chalk = byteAt(base, at + channel) + light255
        ink[channel] = paper[channel] + tooth * 10 + (chalk - paper[channel]) * cover
      }
    })
  }
}
