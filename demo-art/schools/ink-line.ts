import { lightnessOf, mix } from '../core/colour.ts'
import { cloudTile, tileBetween } from '../core/noise.ts'
import { byteAt, offsetAt, paintPixels } from '../core/pixels.ts'
import type { Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import { type Shape, SLOTS, type Slot } from '../core/scene.ts'
import type { Look } from '../core/svg.ts'
import { type Colours, colourOf } from '../hands/colours.ts'
import { lookOf, sizeOfShape } from './layers.ts'
import type { Painter } from './painter.ts'
import { wobble } from './wobble.ts'

/** Slots that a spot-colour artist may keep in colour; everything else stays paper. */
const SPOT_SLOTS: readonly Slot[] = [
  'sun',
  'bloom',
  'a',
  'c',
  'leaf',
  'water',
  'bloomToo',
  'b',
  'd',
  'glow',
  'blush',
]
const ALWAYS_BLACK: readonly Slot[] = ['dark', 'hair0', 'hair1', 'front']

/** A trembling pen line over colour that was laid down a little beside it. */
export function inkLine(random: Random): Painter {
  const pen = random.between(2.2, 4)
  const tremble = random.between(1.2, 3.4)
  const washed = random.chance(0.45)
  const spots = new Set(random.shuffle(SPOT_SLOTS).slice(0, random.whole(3, 5)))
  const paper = random.pick(['#faf6ec', '#fdfbf6', '#f6f1e4', '#fbf8f3'])
  const hatchGap = random.between(6, 10)
  const hatchTurn = random.pick([45, -45, 30, 70])
  const slip = [random.between(-7, 7), random.between(-5, 7)] as const
  const sketchy = random.chance(0.35)
  return async ({ scene, colours, width, seed }) => {
    const drawn = wobble(scene, tremble, seed)
    const black = mix(colours.dark, '#000000', 0.45)
    const hatch = `<pattern id="hatch" width="${hatchGap}" height="${hatchGap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${hatchTurn})"><rect width="${hatchGap}" height="${hatchGap}" fill="#fff"/><path d="M0 ${hatchGap / 2}H${hatchGap}" stroke="${black}" stroke-width="${pen * 0.42}"/></pattern>`
    const again = sketchy
      ? await rasterise(
          wobble(scene, tremble * 1.8, seed + 50),
          { look: penLook(colours, pen * 0.6, black, spots, washed), defs: hatch, background: '#fff' },
          width,
        )
      : null
    const [lines, tints] = await Promise.all([
      rasterise(
        drawn,
        { look: penLook(colours, pen, black, spots, washed), defs: hatch, background: '#fff' },
        width,
      ),
      rasterise(
        scene,
        { look: (shape) => lookOf(shape, tintOf(shape, colours, spots, washed, paper)), background: paper },
        width,
      ),
    ])
    const scale = width / scene.width
    return paintPixels(lines.width, lines.height, (x, y, ink) => {
      const shiver = tileBetween(cloudTile, x / scale / 1.1 + seed, y / scale / 1.1) * 1.3 * scale
      const line = offsetAt(lines, x + shiver, y + shiver * 0.6)
      const tint = offsetAt(tints, x - slip[0] * scale, y - slip[1] * scale)
      for (const channel of [0, 1, 2] as const) {
        const stroke = byteAt(lines, line + channel) / 255
        const second = again ? Math.min(1, 0.35 + byteAt(again, line + channel) / 392) : 1
        ink[channel] = byteAt(tints, tint + channel) * stroke * second
      }
    })
  }
}

function tintOf(
  shape: Shape,
  colours: Colours,
  spots: ReadonlySet<Slot>,
  washed: boolean,
  paper: string,
): string {
  const colour = colourOf(colours, shape)
  if (shape.backdrop) return washed && lightnessOf(colour) > 0.6 ? mix(colour, paper, 0.45) : paper
  if (spots.has(shape.slot)) return colour
  if (washed) return mix(colour, paper, lightnessOf(colour) < 0.5 ? 0.5 : 0.28)
  return shape.slot.startsWith('skin') ? mix(colour, paper, 0.4) : paper
}

function penLook(
  colours: Colours,
  pen: number,
  black: string,
  spots: ReadonlySet<Slot>,
  washed: boolean,
): (shape: Shape) => Look | null {
  return (shape) => {
    if (shape.backdrop) return null
    const lightness = lightnessOf(colourOf(colours, shape))
    if (!shape.closed)
      return { stroke: PALE.has(shape.slot) ? '#fff' : black, strokeWidth: Math.min(shape.width, pen * 1.5) }
    const area = sizeOfShape(shape)
    if (shape.fine) return { fill: lightness > 0.75 ? '#fff' : black }
    if (ALWAYS_BLACK.includes(shape.slot) && !spots.has(shape.slot))
      return { fill: area > 26000 ? 'url(#hatch)' : black, stroke: black, strokeWidth: pen * 0.5 }
    const hatched = !washed && !spots.has(shape.slot) && lightness < 0.6 && area > 260
    return {
      fill: hatched ? 'url(#hatch)' : '#fff',
      stroke: black,
      strokeWidth: shape.clip === null ? pen : pen * 0.55,
    }
  }
}

/** Light lines on dark ground stay light. */
const PALE = new Set<Slot>(SLOTS.filter((slot) => ['white', 'light', 'paper'].includes(slot)))
