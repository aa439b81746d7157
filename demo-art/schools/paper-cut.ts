import { mix } from '../core/colour.ts'
import { cloudTile, grainTile, tileAt, tileBetween } from '../core/noise.ts'
import { byteAt, offsetAt, paintPixels } from '../core/pixels.ts'
import type { Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import type { Scene } from '../core/scene.ts'
import type { Layer } from '../core/svg.ts'
import { colourOf } from '../hands/colours.ts'
import { lookOf, sizeOfShape } from './layers.ts'
import type { Painter } from './painter.ts'
import { wobble } from './wobble.ts'

/** Shadow samples from the sheet's edge outwards: share of the reach and weight. */
const SHADOW_STEPS = [
  [0.18, 0.3],
  [0.36, 0.24],
  [0.56, 0.2],
  [0.78, 0.15],
  [1, 0.11],
] as const

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
      rasterise(
        sheets,
        {
          look: (shape) =>
            lookOf(
              shape,
              shape.fine ? colourOf(colours, shape) : mix(colourOf(colours, shape), colours.paper, 0.03),
            ),
        },
        width,
      ),
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
      let shadow = 0
      for (const [dx, dy, weight] of offsets) {
        const above = byteAt(heights, offsetAt(heights, x + dx, y + dy)) - level
        if (above > 1) shadow += weight * Math.min(1, above / 20 + 0.35)
      }
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
