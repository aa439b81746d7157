import { mix } from '../core/colour.ts'
import { path } from '../core/geometry.ts'
import { cloudTile, grainTile, tileAt, tileBetween } from '../core/noise.ts'
import { byteAt, offsetAt, paintPixels } from '../core/pixels.ts'
import type { Random } from '../core/random.ts'
import { type Pixels, rasterise } from '../core/raster.ts'
import type { Scene, Shape } from '../core/scene.ts'
import type { Layer, Look } from '../core/svg.ts'
import { wobble } from '../core/wobble.ts'
import { type Colours, colourOf } from '../hands/colours.ts'
import { lookOf, type Painter, sizeOfShape } from '../painter.ts'

/** Shadow samples from the sheet's edge outwards: share of the reach and weight. */
const SHADOW_STEPS = path([0.18, 0.3, 0.36, 0.24, 0.56, 0.2, 0.78, 0.15, 1, 0.11])

/** Sheets of coloured paper, cut with a knife and laid on each other, lit from one side. */
export function paperCut(random: Random): Painter {
  const reach = random.between(7, 15)
  const [shiftX, shiftY] = [random.between(0.35, 0.9) * random.pick([-1, 1]), random.between(0.7, 1)]
  const fibre = random.between(5, 13)
  const knife = random.between(0.6, 2.2)
  const depth = random.between(0.42, 0.66)
  return async ({ scene, colours, width, seed }) => {
    const sheets = wobble(scene, knife, seed, 30)
    const [base, heights] = await Promise.all([
      rasterise(sheets, { look: (shape) => sheetLook(shape, colours) }, width),
      rasterise(sheets, heightLayer(sheets), width),
    ])
    const scale = width / scene.width
    const offsets = SHADOW_STEPS.map(
      ([share, weight]) =>
        [-shiftX * reach * share * scale, -shiftY * reach * share * scale, weight] as const,
    )
    return paintPixels(base.width, base.height, (x, y, ink) => {
      const at = offsetAt(base, x, y)
      const level = byteAt(heights, at)
      const shadow = shadowAt(heights, x, y, level, offsets)
      const lit =
        byteAt(heights, offsetAt(heights, x - shiftX * scale * 1.4, y - shiftY * scale * 1.4)) < level - 1
          ? 16
          : 0
      const texture =
        (tileAt(grainTile, x + level * 7, y + level * 13) - 0.5) * fibre * 0.8 +
        tileBetween(cloudTile, (x / scale) * 2.4 + level * 5, (y / scale) * 2.4) * fibre * 0.55
      const light = 1 - shadow * depth
      ink[0] = byteAt(base, at) * light + texture + lit
      ink[1] = byteAt(base, at + 1) * light * (1 - shadow * 0.02) + texture + lit
      ink[2] = byteAt(base, at + 2) * (light + shadow * 0.05) + texture + lit
    })
  }
}

/** Marks keep their colour; sheets all have a little of the paper's. */
function sheetLook(shape: Shape, colours: Colours): Look {
  const colour = colourOf(colours, shape)
  return lookOf(shape, shape.fine ? colour : mix(colour, colours.paper, 0.03))
}

type Sample = readonly [dx: number, dy: number, weight: number]

/** 0 in the light to 1 right under a sheet that lies much higher. */
function shadowAt(heights: Pixels, x: number, y: number, level: number, samples: readonly Sample[]): number {
  let shadow = 0
  for (const [dx, dy, weight] of samples) {
    const above = byteAt(heights, offsetAt(heights, x + dx, y + dy)) - level
    if (above > 1) shadow += weight * Math.min(1, above / 20 + 0.35)
  }
  return shadow
}

/** Later sheets lie higher; thin lines and small marks are printed, not laid on. */
function heightLayer(scene: Scene): Layer {
  const count = scene.shapes.length
  return {
    crisp: true,
    background: '#000',
    look: (shape, index) => {
      if (shape.fine || !shape.closed || sizeOfShape(shape) < 60) return null
      const level = shape.backdrop ? 0 : 6 + Math.round((index / count) * 245)
      return { fill: `rgb(${level},${level},${level})` }
    },
  }
}
