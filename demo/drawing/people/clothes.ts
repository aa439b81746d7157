import { between, degrees, distance, ellipse, type Point, path } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { cut, fill, line, moving, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Pattern } from '../hands/hand.ts'
import { patternOver } from '../parts/patterns.ts'
import type { Side } from './pose.ts'
import type { Person } from './small-head.ts'

export const GARMENTS = ['trousers', 'dress', 'coat', 'shorts', 'skirt'] as const

/** Who a figure is and what it wears. */
export type Outfit = Person & {
  garment: (typeof GARMENTS)[number]
  top: Slot
  bottom: Slot
  shoes: Slot
  pattern: Pattern
  patternSlot: Slot
  longSleeves: boolean
  build: Build
}

/** Against what the hand draws usually. */
export type Build = { limbs: number; shoulders: number; girth: number }

export function trunk(stage: Stage, hips: Point, neck: Point, near: Side, far: Side, outfit: Outfit): void {
  const { scene, hand } = stage
  const thick = 0.72 + hand.limbs * 0.28
  const { girth, shoulders } = hand
  const wide = 0.4 + girth * 0.6
  const seated =
    distance([near.knee[0], 0], [hips[0], 0]) > 18 && distance([far.knee[0], 0], [hips[0], 0]) > 14
  const middle = between(hips, neck, 0.5)
  const body = ribbon(
    [between(hips, neck, -0.05), middle, between(hips, neck, 0.86), between(hips, neck, 1.02)],
    [15 * thick * wide, 13 * thick * girth, 16.5 * thick * shoulders, 8 * thick],
  )
  if (outfit.garment === 'dress') hem(stage, hips, near, far, outfit.top, seated, 1.05)
  if (outfit.garment === 'coat') hem(stage, hips, near, far, outfit.top, seated, 0.75)
  const shirt = fill(scene, body, outfit.top)
  patternOver(
    stage,
    shirt,
    outfit.pattern,
    outfit.patternSlot === outfit.top ? 'white' : outfit.patternSlot,
    5.4,
  )
  if (outfit.garment === 'skirt') hem(stage, hips, near, far, outfit.bottom, seated, 0.85)
  if (outfit.garment === 'coat') coatFront(stage, hips, neck, thick)
  if (outfit.garment === 'trousers' || outfit.garment === 'shorts') {
    const waist = between(hips, neck, 0.04)
    // Who sits would have a ball at the hip: there the trousers run on into the lap.
    const lap = seated
      ? [waist, hips, between(near.hip, near.knee, 0.6)]
      : [between(hips, neck, -0.12), waist]
    const slim = Math.min(wide, 1.1)
    const widths = seated ? [13 * slim, 12.6 * slim, 9.6] : [13 * wide, 14.4 * wide]
    fill(
      scene,
      ribbon(
        lap,
        widths.map((each) => each * thick),
      ),
      outfit.bottom,
    )
  }
  if (outfit.longSleeves) {
    const collar = between(hips, neck, 0.99)
    fill(scene, ellipse(collar[0], collar[1], 4.6 * thick, 2 * thick, degrees(6)), outfit.cloth)
  }
}

/** The edge of a buttoned coat and its belt. */
function coatFront({ scene }: Stage, hips: Point, neck: Point, thick: number): void {
  const edge = [0.98, 0.5, -0.1].map((share): Point => {
    const [x, y] = between(hips, neck, share)
    return [x + 4 * thick, y]
  })
  line(scene, edge, 'dark', 0.7, { fine: true })
  const [x, y] = between(hips, neck, 0.24)
  line(scene, path([x - 6.8 * thick, y + 0.6, x + 6.8 * thick, y]), 'dark', 1.8)
}

/** Skirts and coat tails hang over both thighs and sway in animated works. */
function hem(
  stage: Stage,
  hips: Point,
  near: Side,
  far: Side,
  slot: Slot,
  seated: boolean,
  length: number,
): void {
  const { scene, hand } = stage
  if (seated) {
    const lap = [hips, between(near.hip, near.knee, 0.6), between(near.hip, near.knee, 1.04)]
    fill(scene, ribbon(lap, [17 * hand.limbs, 15 * hand.limbs, 13 * hand.limbs]), slot)
    return
  }
  const wide = (4 + hand.limbs * 3) * hand.girth + 1
  const ends = [between(near.hip, near.knee, length), between(far.hip, far.knee, length)]
  const [back, front] = ends.sort((one, other) => one[0] - other[0])
  if (!back || !front) return
  const middle: Point = [(front[0] + back[0]) / 2, Math.max(front[1], back[1]) + 3]
  const half = 6.5 * (0.3 + hand.girth * 0.7)
  const waist = path([hips[0] - half, hips[1] - 8, hips[0] + half, hips[1] - 8])
  moving(scene, { kind: 'drift', reach: 1.2, phase: 0.2 }, () => {
    cut(
      scene,
      [...waist, [front[0] + wide + 1, front[1] + 2], middle, [back[0] - wide - 1, back[1] + 2]],
      slot,
    )
  })
}
