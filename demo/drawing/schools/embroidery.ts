import { rgbOf } from '../core/colour.ts'
import { cloudTile, grainTile, tileAt, tileBetween } from '../core/noise.ts'
import { byteAt, differenceAt, offsetAt, paintPixels } from '../core/pixels.ts'
import { itemAt, type Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import { colourLayer, formLayer, LIGHTS, type Painter } from '../painter.ts'

/** Where the picture comes this near to the linen, nothing is stitched. */
const ALMOST_LINEN = 6

/** Satin stitches: threads lie side by side in every form's own direction and shine on their backs; the ground is linen. */
export function embroidery(random: Random): Painter {
  const light = random.pick(LIGHTS)
  const thread = random.between(3.6, 5)
  const stitch = random.between(26, 44)
  const angles = Array.from({ length: 8 }, (_, index) => index * 0.39 + random.between(-0.15, 0.15))
  const shine = random.between(26, 42)
  return async ({ scene, colours, width, seed }) => {
    const [base, form] = await Promise.all([
      rasterise(scene, colourLayer(colours), width),
      rasterise(scene, formLayer(light), width),
    ])
    const linen = rgbOf(colours.ground)
    const scale = width / scene.width
    const directions = angles.map((angle) => [Math.cos(angle), Math.sin(angle)] as const)
    return paintPixels(base.width, base.height, (x, y, ink) => {
      const [u, v] = [x / scale, y / scale]
      const jagX = tileAt(grainTile, Math.floor(v / thread), seed) - 0.5
      const at = offsetAt(
        base,
        x + jagX * 3.2 * scale,
        y + (tileAt(grainTile, Math.floor(u / thread), seed + 9) - 0.5) * 3.2 * scale,
      )
      if (differenceAt(base, at, linen) < ALMOST_LINEN) {
        const weave = (Math.sin(u * 1.9) * Math.sin(v * 1.9) + tileBetween(cloudTile, u * 5, v * 5) * 0.7) * 7
        for (const channel of [0, 1, 2] as const) ink[channel] = linen[channel] + weave
        return
      }
      const [cos, sin] = itemAt(directions, byteAt(form, at + 1) >> 5)
      const [along, across] = [u * cos + v * sin, v * cos - u * sin]
      const shade = (byteAt(form, at) / 255) * (byteAt(form, at + 2) / 255)
      const lustre = lustreAt(along, across, { thread, stitch, shine, seed }) - shade * 26
      for (const channel of [0, 1, 2] as const) ink[channel] = byteAt(base, at + channel) + lustre
    })
  }
}

type Stitching = { thread: number; stitch: number; shine: number; seed: number }

/** Threads shine on their backs, dip where a stitch ends and differ a little from each other. */
function lustreAt(along: number, across: number, { thread, stitch, shine, seed }: Stitching): number {
  const row = Math.floor(across / thread)
  const back = 1 - Math.abs((across / thread - row) * 2 - 1)
  const shift = tileAt(grainTile, row + 300, 40 + seed) * stitch
  const place = (along + shift) / stitch
  const end = Math.abs((place - Math.floor(place)) * 2 - 1)
  return (
    (back - 0.5) * shine + (end > 0.9 ? -20 : 0) + (tileAt(grainTile, row + 77, Math.floor(place)) - 0.5) * 20
  )
}
