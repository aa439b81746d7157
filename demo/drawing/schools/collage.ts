import { cloudTile, grainTile, tileAt, tileBetween } from '../core/noise.ts'
import { byteAt, offsetAt, paintPixels } from '../core/pixels.ts'
import type { Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import type { Shape } from '../core/scene.ts'
import type { Look } from '../core/svg.ts'
import { wobble } from '../core/wobble.ts'
import { type Colours, colourOf } from '../hands/colours.ts'
import { formLayer, lookOf, type Painter, sizeOfShape } from '../painter.ts'

const PAPERS = ['plain', 'stripes', 'dots', 'news', 'plain', 'weave', 'plain', 'speckle'] as const
/** Smaller shapes, in square units, are cut and not torn. */
const SMALLEST_TORN = 700

/** Torn and printed papers glued over each other: white torn edges, stripes, dots and newsprint, a few creases. */
export function collage(random: Random): Painter {
  const torn = random.between(2.4, 5)
  const rough = random.between(2.2, 4.6)
  const print = random.between(12, 26)
  const pitch = random.between(9, 16)
  const crease = random.between(8, 17)
  const papers = random.shuffle(PAPERS)
  return async ({ scene, colours, width, seed }) => {
    const sheets = wobble(scene, rough, seed, 13)
    const [base, form] = await Promise.all([
      rasterise(
        sheets,
        {
          look: (shape) => tornLook(shape, colours, torn),
        },
        width,
      ),
      rasterise(sheets, formLayer('above'), width),
    ])
    const scale = width / scene.width
    return paintPixels(base.width, base.height, (x, y, ink) => {
      const [u, v] = [x / scale, y / scale]
      const at = offsetAt(base, x + tileBetween(cloudTile, u * 4, v * 4) * 1.2 * scale, y)
      const above = offsetAt(form, x - 3.4 * scale, y - 4.2 * scale)
      const direction = byteAt(form, at + 1)
      const shadow = byteAt(form, above + 1) !== direction && byteAt(form, above + 2) > 100 ? 0.86 : 1
      const large = byteAt(form, at + 2) / 255
      const printed = printAt(papers[direction >> 5] ?? 'plain', u, v, pitch) * print * large
      const fold =
        tileBetween(cloudTile, u * 0.5 + direction * 9, v * 0.5) -
        tileBetween(cloudTile, u * 0.5 + direction * 9 + 1.4, v * 0.5 + 1.4)
      const fibre = (tileAt(grainTile, x, y) - 0.5) * 9 + fold * crease * 6
      for (const channel of [0, 1, 2] as const)
        ink[channel] = (byteAt(base, at + channel) + printed + fibre) * shadow
    })
  }
}

/** A torn edge shows the paper's white core. */
function tornLook(shape: Shape, colours: Colours, torn: number): Look {
  const look = lookOf(shape, colourOf(colours, shape))
  const printed = !shape.closed || shape.backdrop || shape.fine || shape.clip !== null
  return printed || sizeOfShape(shape) <= SMALLEST_TORN
    ? look
    : { ...look, stroke: colours.white, strokeWidth: torn }
}

/** Returns the print of a paper: from -1 (darker) to 1 (lighter). */
function printAt(paper: (typeof PAPERS)[number], u: number, v: number, pitch: number): number {
  if (paper === 'stripes') return (u + v * 0.2) / pitch - Math.floor((u + v * 0.2) / pitch) > 0.62 ? -1 : 0
  if (paper === 'dots') return Math.cos((u / pitch) * 6.283) + Math.cos((v / pitch) * 6.283) > 1.15 ? 1 : 0
  if (paper === 'weave') return (Math.sin(u * 1.5) + Math.sin(v * 1.5)) * 0.3
  if (paper === 'speckle')
    return tileAt(grainTile, Math.floor(u / 2.4), Math.floor(v / 2.4)) > 0.955 ? -1.5 : 0
  if (paper !== 'news') return 0
  const line = Math.floor(v / 7)
  const inLine = v / 7 - line
  const word = tileAt(grainTile, Math.floor(u / 5), line)
  return inLine > 0.3 && inLine < 0.72 && word > 0.28 ? -0.8 : 0
}
