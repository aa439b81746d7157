import { mix } from '../core/colour.ts'
import { byteAt, offsetAt, paintPixels, ramp } from '../core/pixels.ts'
import type { Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import type { Shape } from '../core/scene.ts'
import type { Look } from '../core/svg.ts'
import { type Colours, colourOf } from '../hands/colours.ts'
import { formLayer, LIGHTS, lookOf, type Painter, sizeOfShape } from '../painter.ts'

/** Firm black contours round clear colours, shaded with a dot screen that grows towards the dark. */
export function comic(random: Random): Painter {
  const light = random.pick(LIGHTS)
  const contour = random.between(3, 5)
  const dot = random.between(6.5, 10)
  const turn = random.between(0.2, 0.8)
  const depth = random.between(0.22, 0.4)
  const slip = random.between(-2, 2)
  return async ({ scene, colours, width }) => {
    const black = mix(colours.dark, '#000000', 0.5)
    const [base, form] = await Promise.all([
      rasterise(
        scene,
        {
          look: (shape) => outlinedLook(shape, colours, black, contour),
        },
        width,
      ),
      rasterise(scene, formLayer(light), width),
    ])
    const scale = width / scene.width
    const pitch = Math.max(3, dot * scale)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    return paintPixels(base.width, base.height, (x, y, ink) => {
      const at = offsetAt(base, x, y)
      const shade =
        ramp(byteAt(form, offsetAt(form, x - slip * scale, y)) / 255, 0.35, 1) * (byteAt(form, at + 2) / 255)
      const screen =
        (Math.cos(((x * cos + y * sin) * 6.283) / pitch) + Math.cos(((y * cos - x * sin) * 6.283) / pitch)) *
          0.25 +
        0.5
      const cover = ramp(shade * 0.85, screen - 0.08, screen + 0.08) * depth
      for (const channel of [0, 1, 2] as const) ink[channel] = byteAt(base, at + channel) * (1 - cover)
    })
  }
}

/** Forms stand in a full contour, marks on them in a thin one, small ones in none. */
function outlinedLook(shape: Shape, colours: Colours, black: string, contour: number): Look {
  const look = lookOf(shape, colourOf(colours, shape))
  const outlined = shape.closed && !shape.backdrop && !shape.fine && sizeOfShape(shape) > 60
  const strokeWidth = shape.clip === null ? contour : contour * 0.45
  return outlined ? { ...look, stroke: black, strokeWidth } : look
}
