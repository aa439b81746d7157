import { adjust, mix } from '../core/colour.ts'
import { cloudTile, tileBetween } from '../core/noise.ts'
import { byteAt, grainAt, offsetAt, paintPixels } from '../core/pixels.ts'
import type { Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import type { Shape } from '../core/scene.ts'
import type { Look } from '../core/svg.ts'
import { type Colours, colourOf } from '../hands/colours.ts'
import { formLayer, lookOf, type Painter, sizeOfShape } from '../painter.ts'

/** Pieces of uneven glass held by lead, with the light behind them. */
export function stainedGlass(random: Random): Painter {
  const lead = random.between(3.6, 6)
  const [flow, sparkle] = [random.between(16, 30), random.between(0.5, 1.1)]
  const [lampX, lampY] = [random.between(0.3, 0.7), random.between(0.15, 0.5)]
  const strength = random.between(0.28, 0.46)
  const vivid = random.between(1.05, 1.3)
  return async ({ scene, colours, width, seed }) => {
    const joint = mix(colours.dark, '#0a0a0c', 0.75)
    const [base, form] = await Promise.all([
      rasterise(
        scene,
        {
          look: (shape) => leadedLook(shape, colours, { joint, lead, vivid }),
        },
        width,
      ),
      rasterise(scene, formLayer('above'), width),
    ])
    const scale = width / scene.width
    return paintPixels(base.width, base.height, (x, y, ink) => {
      const [u, v] = [x / scale, y / scale]
      const at = offsetAt(base, x, y)
      const piece = byteAt(form, at + 1)
      const uneven = tileBetween(cloudTile, u * 0.7 + piece * 11 + seed, v * 1.5 + piece * 5)
      const seeds = grainAt(Math.floor(u / 3 + piece), Math.floor(v / 3), 1) > 0.985 ? 30 * sparkle : 0
      const away = Math.hypot(u / scene.width - lampX, v / scene.height - lampY)
      const lamp = 1 + strength * (0.62 - away) - 0.12 * (byteAt(form, at) / 255)
      const isLead = byteAt(base, at) + byteAt(base, at + 1) + byteAt(base, at + 2) < 90
      const ripple = isLead ? (grainAt(x, y, 1) - 0.5) * 14 + 6 : uneven * flow + seeds
      for (const channel of [0, 1, 2] as const)
        ink[channel] = byteAt(base, at + channel) * (isLead ? 1 : lamp) + ripple
    })
  }
}

type Leading = { joint: string; lead: number; vivid: number }

/** Dark shapes are lead themselves; pieces of glass are held by it, marks on them by less. */
function leadedLook(shape: Shape, colours: Colours, { joint, lead, vivid }: Leading): Look {
  const colour = shape.slot === 'dark' ? joint : adjust(colourOf(colours, shape), 0, vivid)
  const look = lookOf(shape, colour)
  const leaded = shape.closed && !shape.backdrop && !shape.fine && sizeOfShape(shape) > 160
  return leaded ? { ...look, stroke: joint, strokeWidth: shape.clip === null ? lead : lead * 0.55 } : look
}
