import { adjust, distanceBetween, lightnessOf, mix, rgbOf } from '../core/colour.ts'
import { cloudTile, tileBetween } from '../core/noise.ts'
import { byteAt, differenceAt, grainAt, offsetAt, paintPixels, ramp } from '../core/pixels.ts'
import { itemAt, type Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import type { Shape } from '../core/scene.ts'
import type { Layer } from '../core/svg.ts'
import { type Colours, colourOf } from '../hands/colours.ts'
import { formLayer, LIGHTS, lookOf, type Painter, sizeOfShape } from '../painter.ts'

/** Pixels this near to the key block's ink belong to it. */
const ALMOST_KEY = 40

/** A few blocks of ink on paper, shaded with carved lines that swell and taper. */
export function linocut(random: Random): Painter {
  const [light, blocks] = [random.pick(LIGHTS), random.whole(1, 3)]
  const [gap, outline] = [random.between(5.5, 9), random.between(1.8, 3.2)]
  const angles = Array.from({ length: 8 }, (_, index) => index * 0.39 + random.between(-0.2, 0.2))
  const wave = random.between(4, 11)
  const paper = random.pick(['#f8f3e6', '#f4eee0', '#faf7ef'])
  const worn = random.between(0.02, 0.06)
  return async ({ scene, colours, width, seed }) => {
    const key = mix(adjust(colours.dark, lightnessOf(colours.dark) > 0.3 ? -0.1 : 0), '#000000', 0.15)
    const inks = inkSet(colours, blocks, key, paper)
    const [base, form] = await Promise.all([
      rasterise(scene, blockLayer(colours, inks, paper, outline), width),
      rasterise(scene, formLayer(light), width),
    ])
    const [keyInk, sheet] = [rgbOf(key), rgbOf(paper)]
    const scale = width / scene.width
    const grains = Math.max(1, scale * 1.3)
    return paintPixels(base.width, base.height, (x, y, ink) => {
      const [u, v] = [x / scale, y / scale]
      const rough = tileBetween(cloudTile, u * 2.6 + seed, v * 2.6) * 1.7 * scale
      const at = offsetAt(base, x + rough, y + rough * 0.7)
      const shade = byteAt(form, at) / 255
      const large = byteAt(form, at + 2) > 128
      const angle = itemAt(angles, byteAt(form, at + 1) >> 5)
      const ridge = ridgeAt(u, v, angle, wave, gap)
      const taper = tileBetween(cloudTile, u * 1.1 + angle * 90, v * 1.1) * 0.16
      const isKey = differenceAt(base, at, keyInk) < ALMOST_KEY
      const dark = large && !isKey ? ramp((shade - 0.42) * 1.25 + taper, ridge - 0.06, ridge + 0.06) : 0
      const carved = large && isKey ? ramp((0.42 - shade) * 1.1 + taper, ridge - 0.05, ridge + 0.05) : 0
      const bare = worn + tileBetween(cloudTile, u * 0.8, v * 0.8) * 0.03
      const speck = grainAt(x + seed, y, grains) < bare ? 0.75 : 0
      for (const channel of [0, 1, 2] as const) {
        const block = byteAt(base, at + channel)
        const inked = block + (keyInk[channel] - block) * dark
        const cut = inked + (sheet[channel] - inked) * carved
        ink[channel] = cut + (sheet[channel] - cut) * speck
      }
    })
  }
}

function inkSet(colours: Colours, blocks: number, key: string, paper: string): string[] {
  const spread = [colours.a, colours.sun, colours.b, colours.c, colours.d].filter(
    (colour) => distanceBetween(colour, key) > 0.22 && distanceBetween(colour, paper) > 0.2,
  )
  const chosen: string[] = []
  for (const colour of spread) {
    if (chosen.length < blocks && chosen.every((other) => distanceBetween(colour, other) > 0.16))
      chosen.push(colour)
  }
  return [paper, key, ...chosen]
}

/** 0 on the crest between two carved lines to 1 in the groove. */
function ridgeAt(u: number, v: number, angle: number, wave: number, gap: number): number {
  const bend = tileBetween(cloudTile, u * 0.5, v * 0.5 + angle * 60) * wave
  const across = (u * Math.sin(angle) - v * Math.cos(angle) + bend) / gap
  return Math.abs((across - Math.floor(across)) * 2 - 1)
}

function blockLayer(colours: Colours, inks: readonly string[], paper: string, outline: number): Layer {
  return { background: paper, look: (shape) => blockLook(shape, colours, inks, paper, outline) }
}

function blockLook(shape: Shape, colours: Colours, inks: readonly string[], paper: string, outline: number) {
  const wanted = colourOf(colours, shape)
  const nearest = inks.reduce(
    (best, ink) => (distanceBetween(ink, wanted) < distanceBetween(best, wanted) ? ink : best),
    paper,
  )
  const key = inks[1] ?? '#000'
  if (!shape.closed) return lookOf(shape, nearest)
  const edge = nearest === key ? paper : key
  const edged = !shape.backdrop && !shape.fine && sizeOfShape(shape) > 90
  return edged ? { fill: nearest, stroke: edge, strokeWidth: outline } : { fill: nearest }
}
