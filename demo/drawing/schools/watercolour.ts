import { lightnessOf, mix, rgbOf } from '../core/colour.ts'
import { path } from '../core/geometry.ts'
import { cloudTile, tileBetween } from '../core/noise.ts'
import { byteAt, grainAt, offsetAt, paintPixels } from '../core/pixels.ts'
import type { Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import type { Scene, Shape } from '../core/scene.ts'
import type { Look } from '../core/svg.ts'
import { type Colours, colourOf } from '../hands/colours.ts'
import { formLayer, lookOf, type Painter } from '../painter.ts'

/** Wet pigment on rough paper: it pools at the edges, blooms in the middle and settles in the grain. */
export function watercolour(random: Random): Painter {
  const paper = random.pick(['#fbf8f0', '#faf6ec', '#fdfbf7'])
  const gaps = random.chance(0.65) ? random.between(1.6, 3.6) : 0
  const edge = random.between(0.35, 0.75)
  const bloom = random.between(0.35, 0.65)
  const grainy = random.between(0.1, 0.24)
  const run = random.between(5, 10)
  const margin = random.chance(0.4) ? random.between(26, 48) : 0
  const penned = random.chance(0.3)
  return async ({ scene, colours, width, seed }) => {
    const sheet = rgbOf(paper)
    const [base, form] = await Promise.all([
      rasterise(scene, { look: (shape) => washLook(shape, colours, paper, gaps) }, width),
      rasterise(scene, formLayer('above'), width),
    ])
    const scale = width / scene.width
    const near = Math.max(1, 2.8 * scale)
    return paintPixels(base.width, base.height, (x, y, ink) => {
      const [u, v] = [x / scale, y / scale]
      const shiftX = tileBetween(cloudTile, u * 0.9 + seed, v * 0.9) * run * scale
      const shiftY = tileBetween(cloudTile, u * 0.9 + 200, v * 0.9 + seed) * run * scale
      const [px, py] = [x + shiftX, y + shiftY]
      const at = offsetAt(base, px, py)
      const rim = edgeAt(base, px, py, at, near) * 1.35
      const direction = byteAt(form, at + 1)
      const wet = bloomAt(u, v, direction, bloom)
      const settle =
        (grainAt(x, y, Math.max(1, scale * 1.4)) - 0.5) * grainy +
        tileBetween(cloudTile, u * 4.2, v * 4.2) * grainy * 0.7
      const fade = ((byteAt(form, at) / 255) * 0.34 - 0.1) * (byteAt(form, at + 2) / 255)
      const density = Math.max(0.25, 1.02 + wet + rim * edge + settle - fade)
      const frame = frameAt(u + shiftX / scale, v + shiftY / scale, scene, margin)
      for (const channel of [0, 1, 2] as const) {
        const light = Math.max(0.015, byteAt(base, at + channel) / 255)
        ink[channel] = (sheet[channel] / 255) * light ** (density * frame) * 255 + settle * 20
      }
      if (penned && rim > 0.75) for (const channel of [0, 1, 2] as const) ink[channel] *= 0.55
    })
  }
}

/** Wet areas leave a thin line of paper between each other. */
function washLook(shape: Shape, colours: Colours, paper: string, gaps: number): Look {
  const colour = colourOf(colours, shape)
  const look = lookOf(shape, mix(colour, paper, lightnessOf(colour) < 0.35 ? 0.14 : 0.06))
  const apart = gaps > 0 && shape.closed && !shape.fine && !shape.backdrop && shape.clip === null
  return apart ? { ...look, stroke: paper, strokeWidth: gaps } : look
}

/** Pigment drifts in broad clouds, other ones in every area. */
function bloomAt(u: number, v: number, direction: number, bloom: number): number {
  return (
    tileBetween(cloudTile, u * 0.34 + direction * 3, v * 0.34 + direction * 7) * bloom +
    tileBetween(cloudTile, u * 1.3 + direction, v * 1.3) * bloom * 0.35
  )
}

/** How much another colour lies within reach: 0 inside an area, towards 1 at its edge. */
function edgeAt(
  base: Parameters<typeof offsetAt>[0],
  x: number,
  y: number,
  at: number,
  reach: number,
): number {
  let most = 0
  for (const [dx, dy] of AROUND) {
    const other = offsetAt(base, x + dx * reach, y + dy * reach)
    const change =
      Math.abs(byteAt(base, at) - byteAt(base, other)) +
      Math.abs(byteAt(base, at + 1) - byteAt(base, other + 1)) +
      Math.abs(byteAt(base, at + 2) - byteAt(base, other + 2))
    if (change > most) most = change
  }
  return Math.min(1, most / 110)
}

const AROUND = path([1, 0.2, -0.2, 1, -1, -0.2, 0.2, -1])

/** 0 on the unpainted margin of the sheet, its edge as ragged as the paint's; 1 inside, or without a margin. */
function frameAt(u: number, v: number, { width, height }: Scene, margin: number): number {
  if (margin === 0) return 1
  const inner = Math.min(u - margin, v - margin, width - margin - u, height - margin - v)
  return inner < -2 ? 0 : inner > 2 ? 1 : (inner + 2) / 4
}
