import { mix, rgbOf } from '../core/colour.ts'
import { cloudTile, tileBetween } from '../core/noise.ts'
import { byteAt, grainAt, offsetAt, paintPixels, ramp } from '../core/pixels.ts'
import { itemAt, type Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import type { Shape } from '../core/scene.ts'
import type { Look } from '../core/svg.ts'
import { wobble } from '../core/wobble.ts'
import { type Colours, colourOf } from '../hands/colours.ts'
import { formLayer, LIGHTS, lookOf, type Painter, sizeOfShape } from '../painter.ts'

/** Layers of pencil strokes on white paper, denser in the shade, with a searching contour. */
export function colouredPencil(random: Random): Painter {
  const light = random.pick(LIGHTS)
  const sheet = random.pick(['#fdfbf5', '#fbf8ef', '#f8f4ea'])
  const slant = random.between(0.5, 1.1)
  const angles = Array.from({ length: 8 }, () => slant + random.between(-0.25, 0.25))
  const point = random.between(6.5, 9)
  const contour = random.between(1.1, 2.2)
  return async ({ scene, colours, width, seed }) => {
    const drawn = wobble(scene, 1.6, seed)
    const [base, form] = await Promise.all([
      rasterise(
        drawn,
        { background: sheet, look: (shape) => pencilledLook(shape, colours, sheet, contour) },
        width,
      ),
      rasterise(drawn, formLayer(light), width),
    ])
    const paper = rgbOf(sheet)
    const scale = width / scene.width
    const directions = angles.map((angle) => [Math.cos(angle), Math.sin(angle)] as const)
    return paintPixels(base.width, base.height, (x, y, ink) => {
      const [u, v] = [x / scale, y / scale]
      const at = offsetAt(base, x + tileBetween(cloudTile, u * 3, v * 3) * scale, y)
      const [cos, sin] = itemAt(directions, byteAt(form, at + 1) >> 5)
      const [along, across] = [u * cos + v * sin, v * cos - u * sin]
      const first = tileBetween(cloudTile, along * 0.5, across * point + seed)
      const second = crossingAt(along, across, point)
      const tooth = grainAt(x, y, Math.max(1, scale * 1.2)) - 0.5
      const large = byteAt(form, at + 2) / 255
      const shade = byteAt(form, at) / 255
      const density = densityOf(first, tooth, shade, large)
      const cover = ramp(density, 0.2, 0.95)
      const deep = ramp(shade + second * 0.5 + tooth * 0.3, 0.62, 1.2) * large * 0.4
      for (const channel of [0, 1, 2] as const) {
        const lead = byteAt(base, at + channel) * (1 - deep)
        ink[channel] = paper[channel] + (lead - paper[channel]) * cover
      }
    })
  }
}

/** Larger forms get a contour, searched for in a darker pencil. */
function pencilledLook(shape: Shape, colours: Colours, sheet: string, contour: number): Look {
  const colour = colourOf(colours, shape)
  const look = lookOf(shape, shape.backdrop ? mix(colour, sheet, 0.3) : colour)
  const edged = shape.closed && !shape.backdrop && !shape.fine && sizeOfShape(shape) > 90
  return edged ? { ...look, stroke: mix(colour, colours.dark, 0.5), strokeWidth: contour } : look
}

/** A second layer of strokes, laid across the first. */
function crossingAt(along: number, across: number, point: number): number {
  return tileBetween(cloudTile, (along * 0.7 - across * 0.7) * 0.6 + 90, (along + across) * point * 0.6)
}

/** How firmly the pencil is pressed: small shapes evenly, large ones by stroke and shade. */
function densityOf(stroke: number, tooth: number, shade: number, large: number): number {
  return 0.78 + stroke * (0.12 + 0.2 * large) + tooth * 0.4 + shade * 0.2 * large + (1 - large) * 0.12
}
