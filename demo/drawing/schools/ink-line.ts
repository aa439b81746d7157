import { lightnessOf, mix, rgbOf } from '../core/colour.ts'
import { cloudTile, tileBetween } from '../core/noise.ts'
import { byteAt, offsetAt, paintPixels, ramp } from '../core/pixels.ts'
import type { Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import { type Shape, SLOTS, type Slot } from '../core/scene.ts'
import type { Look, LookOf } from '../core/svg.ts'
import { wobble } from '../core/wobble.ts'
import { type Colours, colourOf } from '../hands/colours.ts'
import { lookOf, type Painter, sizeOfShape } from '../painter.ts'

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
  const spots = new Set<Slot>([...random.shuffle(SPOT_SLOTS).slice(0, random.whole(4, 6)), 'far'])
  const paper = random.pick(['#faf6ec', '#fdfbf6', '#f6f1e4', '#fbf8f3'])
  const hatchGap = random.between(6, 10)
  const hatchTurn = random.pick([0.79, -0.79, 0.52, 1.22])
  const slip = [random.between(-7, 7), random.between(-5, 7)] as const
  const sketchy = random.chance(0.35)
  return async ({ scene, colours, width, seed }) => {
    const penned = (by: number, thickness: number, from: number) => {
      const look = penLook(colours, thickness, spots, washed)
      return rasterise(wobble(scene, by, from), { look, background: '#fff' }, width)
    }
    const tint = (shape: Shape) => lookOf(shape, tintOf(shape, colours, spots, washed, paper))
    const [lines, again, tints] = await Promise.all([
      penned(tremble, pen, seed),
      sketchy ? penned(tremble * 1.8, pen * 0.6, seed + 50) : null,
      rasterise(scene, { look: tint, background: paper }, width),
    ])
    const black = rgbOf(mix(colours.dark, '#000000', 0.45))
    const scale = width / scene.width
    const [cos, sin] = [Math.cos(hatchTurn), Math.sin(hatchTurn)]
    return paintPixels(lines.width, lines.height, (x, y, ink) => {
      const [u, v] = [x / scale, y / scale]
      const shiver = tileBetween(cloudTile, u / 1.1 + seed, v / 1.1) * 1.3
      const line = offsetAt(lines, x + shiver * scale, y + shiver * 0.6 * scale)
      const under = offsetAt(tints, x - slip[0] * scale, y - slip[1] * scale)
      const across = (u * sin - v * cos + shiver) / hatchGap
      const stripe = gapAt(across, hatchGap, pen, scale)
      const hatched = 1 - byteAt(lines, line + 1) / 255
      const pale = (byteAt(lines, line) / 255) * (1 - hatched * (1 - stripe))
      const bare = pale * (again ? Math.min(1, 0.35 + byteAt(again, line) / 392) : 1)
      for (const channel of [0, 1, 2] as const)
        ink[channel] = byteAt(tints, under + channel) * (bare + (1 - bare) * (black[channel] / 255))
    })
  }
}

/** 0 on a hatching line to 1 between two, with an edge as soft as one pixel. */
function gapAt(across: number, gap: number, pen: number, scale: number): number {
  return ramp(
    Math.abs((across - Math.floor(across)) * 2 - 1) * gap * 0.5,
    pen * 0.2 - 0.4 / scale,
    pen * 0.2 + 0.4 / scale,
  )
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

/** Red: 0 where the pen draws. Green: 0 where it hatches as well (and where it draws). */
const BLACK = '#000'
const HATCHED = '#f0f'

function penLook(colours: Colours, pen: number, spots: ReadonlySet<Slot>, washed: boolean): LookOf {
  return (shape) => {
    if (shape.backdrop) return null
    const lightness = lightnessOf(colourOf(colours, shape))
    if (!shape.closed)
      return { stroke: PALE.has(shape.slot) ? '#fff' : BLACK, strokeWidth: Math.min(shape.width, pen * 1.5) }
    const area = sizeOfShape(shape)
    if (shape.fine) return fineLook(shape, lightness, pen)
    if (ALWAYS_BLACK.includes(shape.slot) && !spots.has(shape.slot)) {
      return { fill: area > LARGEST_BLACK ? HATCHED : BLACK, stroke: BLACK, strokeWidth: pen * 0.5 }
    }
    const hatched = !washed && !spots.has(shape.slot) && lightness < 0.6 && area > 260
    return {
      fill: hatched ? HATCHED : '#fff',
      stroke: BLACK,
      strokeWidth: shape.clip === null ? pen : pen * 0.55,
    }
  }
}

/** Cheeks and the shading of noses are colour only; other small marks are inked. */
function fineLook(shape: Shape, lightness: number, pen: number): Look | null {
  if (shape.slot === 'blush') return null
  if (shape.slot.startsWith('skin')) return { stroke: BLACK, strokeWidth: pen * 0.5 }
  return { fill: lightness > 0.75 ? '#fff' : BLACK }
}

/** Areas larger than this (square units) are hatched instead of filled, or they would swallow the sheet. */
const LARGEST_BLACK = 26_000

/** Light lines on dark ground stay light. */
const PALE = new Set<Slot>(SLOTS.filter((slot) => ['white', 'light', 'paper'].includes(slot)))
