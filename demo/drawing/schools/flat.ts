import { mix } from '../core/colour.ts'
import type { Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import type { Shape } from '../core/scene.ts'
import { colourOf } from '../hands/colours.ts'
import { lookOf, type Painter, sizeOfShape } from '../painter.ts'

/** Forms between these sizes (square units) get a shaded side: smaller ones are marks, larger ones grounds. */
const SMALLEST_STEPPED = 1500
const LARGEST_STEPPED = 90_000

/** Clean areas of even colour; some hands turn every larger form away from the light with one hard step. */
export function flat(random: Random): Painter {
  const stepped = random.chance(0.6)
  const depth = random.between(0.1, 0.2)
  const ends = random.chance(0.5) ? 'x1="1" y1="0" x2="0" y2=".35"' : 'x1="0" y1="0" x2="1" y2=".35"'
  return ({ scene, colours, width }) => {
    const steps = new Map<string, string>()
    for (const shape of scene.shapes.filter(hasSides)) {
      const colour = colourOf(colours, shape)
      const shaded = mix(colour, colours.dark, depth)
      steps.set(
        colour,
        `<linearGradient id="t${colour.slice(1)}" ${ends}><stop offset=".6" stop-color="${colour}"/><stop offset=".6" stop-color="${shaded}"/></linearGradient>`,
      )
    }
    const look = (shape: Shape) => {
      const colour = colourOf(colours, shape)
      return lookOf(shape, stepped && hasSides(shape) ? `url(#t${colour.slice(1)})` : colour)
    }
    return rasterise(scene, { look, defs: [...steps.values()].join('') }, width)
  }
}

function hasSides(shape: Shape): boolean {
  const size = sizeOfShape(shape)
  return !shape.backdrop && shape.clip === null && size > SMALLEST_STEPPED && size < LARGEST_STEPPED
}
