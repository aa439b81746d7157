import { between, ellipse, type Point, path, polar, roundedRectangle, steps, TURN } from '../core/geometry.ts'
import { cut, cutRings, fill, line, type Placing, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { angled, bent, soft, stroke } from './marks.ts'

/** A bulb of 100 that stands on its socket at (0, 0). */
export function lightBulb({ scene }: Stage, placing: Placing, glass: Slot = 'glow'): void {
  place(scene, { ...placing, name: 'light-bulb' }, () => {
    soft(
      scene,
      [
        -12, -22, -15, -36, -29, -52, -33, -72, -21, -93, 0, -101, 21, -93, 33, -72, 29, -52, 15, -36, 12,
        -22,
      ],
      glass,
    )
    stroke(scene, [-7, -26, -11, -52, -5, -62, 0, -52, 5, -62, 11, -52, 7, -26], 'bloom', 3)
    stroke(scene, [-22, -66, -21, -76, -13, -87], 'white', 5)
    cut(scene, roundedRectangle(-13, -26, 26, 20, 4), 'dark')
    for (const y of [-21, -14]) bent(scene, [-11, y, 11, y - 2], 'light', 2.4)
    angled(scene, [-8, -7, 8, -7, 4, 0, -4, 0], 'dark')
  })
}

/** A ladder between two places on its middle line. */
export function ladder({ scene }: Stage, from: Point, to: Point, width: number, slot: Slot): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const across: Point = [((from[1] - to[1]) / length) * width, ((to[0] - from[0]) / length) * width]
  const side = (at: Point, way: number): Point => [
    at[0] + (across[0] * way) / 2,
    at[1] + (across[1] * way) / 2,
  ]
  const rungs = Math.max(3, Math.round(length / (width * 0.62)))
  for (let rung = 1; rung < rungs; rung++) {
    const at = between(from, to, rung / rungs)
    line(scene, [side(at, -1), side(at, 1)], slot, width * 0.11, { names: ['ladder'] })
  }
  for (const way of [-1, 1])
    line(scene, [side(from, way), side(to, way)], slot, width * 0.13, { names: ['ladder'] })
}

/** A ring with teeth and a hub; `turn` moves the teeth, in radians. */
export function gear(
  { scene }: Stage,
  [x, y]: Point,
  radius: number,
  teeth: number,
  slot: Slot,
  turn = 0,
): void {
  const rim = steps(teeth * 4, (_, corner): Point => {
    const angle = turn + (Math.floor(corner / 2) * TURN) / (teeth * 2) + (corner % 2 ? 0.06 : -0.06)
    return polar([x, y], angle, corner % 4 < 2 ? radius : radius * 0.84)
  })
  cutRings(scene, [rim, ellipse(x, y, radius * 0.56)], slot)
  for (let spoke = 0; spoke < 3; spoke++) {
    const angle = turn + (spoke * TURN) / 6
    line(
      scene,
      [polar([x, y], angle, radius * 0.6), polar([x, y], angle + Math.PI, radius * 0.6)],
      slot,
      radius * 0.1,
    )
  }
  fill(scene, ellipse(x, y, radius * 0.17), slot, { tone: -0.12 })
}

/** Twelve marks inside a dial. */
export function dialMarks({ scene }: Stage, [x, y]: Point, radius: number, slot: Slot): void {
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour * TURN) / 12
    const long = hour % 3 === 0
    line(
      scene,
      [polar([x, y], angle, radius * (long ? 0.78 : 0.86)), polar([x, y], angle, radius * 0.94)],
      slot,
      radius * (long ? 0.05 : 0.03),
    )
  }
}

const PAWN = [
  -30, 0, -30, -10, -20, -16, -10, -30, -8, -52, -14, -56, -14, -62, -8, -64, -16, -78, -14, -92, 0, -100, 14,
  -92, 16, -78, 8, -64, 14, -62, 14, -56, 8, -52, 10, -30, 20, -16, 30, -10, 30, 0,
]
const KING = [
  -28, 0, -28, -7, -20, -12, -11, -24, -9, -50, -17, -54, -17, -58, -12, -60, -20, -80, -9, -86, -3.5, -88,
  -3.5, -92, -9, -92, -9, -97, -3.5, -97, -3.5, -104, 3.5, -104, 3.5, -97, 9, -97, 9, -92, 3.5, -92, 3.5, -88,
  9, -86, 20, -80, 12, -60, 17, -58, 17, -54, 9, -50, 11, -24, 20, -12, 28, -7, 28, 0,
]

/** A chess piece of 100 that stands on (0, 0). */
export function chessPiece(
  { scene }: Stage,
  kind: 'pawn' | 'king',
  placing: Placing,
  slot: Slot,
  tone = 0,
): void {
  place(scene, { ...placing, name: 'chess-piece' }, () => {
    cut(scene, path(kind === 'pawn' ? PAWN : KING), slot, { tone })
  })
}

/** A desk lamp of 100 that stands on (0, 0) and shines down to the right; its shade opens around (52, -78). */
export function deskLamp({ scene }: Stage, placing: Placing, slot: Slot): void {
  place(scene, { ...placing, name: 'desk-lamp' }, () => {
    cut(scene, roundedRectangle(-20, -6, 40, 7, 3), 'dark')
    bent(scene, [0, -4, -20, -54, 22, -96], 'dark', 4)
    fill(scene, ellipse(-20, -54, 4.4), slot)
    angled(scene, [14, -104, 30, -110, 70, -84, 34, -66], slot)
    fill(scene, ellipse(52, -75, 10, 6, -0.45), 'glow')
  })
}
