import { ellipse, path, polar, rectangle, roundedRectangle, TURN } from '../core/geometry.ts'
import { cut, fill, inside, line, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

/** A wheel with spokes, for bicycles and carts. */
function spokedWheel({ scene }: Stage, x: number, y: number, radius: number): void {
  for (let spoke = 0; spoke < 5; spoke++) {
    const angle = (spoke / 5) * Math.PI
    line(
      scene,
      [polar([x, y], angle, radius), polar([x, y], angle + Math.PI, radius)],
      'dark',
      Math.max(1, radius * 0.035),
      { fine: true },
    )
  }
  const rim = ellipse(x, y, radius)
  line(scene, [...rim, ...rim.slice(0, 1)], 'dark', Math.max(2.4, radius * 0.13))
}

/** A bicycle facing right, its wheels on the ground at y = 0, `size` from hub to hub. */
export function bicycle(stage: Stage, size: number, frame: Slot): void {
  const { scene } = stage
  const radius = size * 0.34
  const [back, front, axis]: [number, number][] = [
    [-size / 2, -radius],
    [size / 2, -radius],
    [-size * 0.06, -radius],
  ]
  if (back === undefined || front === undefined || axis === undefined) return
  spokedWheel(stage, back[0], back[1], radius)
  spokedWheel(stage, front[0], front[1], radius)
  const [seat, head]: [number, number][] = [
    [-size * 0.2, -size * 0.78],
    [size * 0.34, -size * 0.8],
  ]
  if (seat === undefined || head === undefined) return
  const tube = size * 0.045
  line(scene, [back, axis, head, seat, back], frame, tube, { curved: false })
  line(scene, [axis, seat, [seat[0] - size * 0.02, seat[1] - size * 0.1]], frame, tube, { curved: false })
  line(
    scene,
    [
      front,
      head,
      [head[0] - size * 0.03, head[1] - size * 0.14],
      [head[0] + size * 0.1, head[1] - size * 0.18],
    ],
    frame,
    tube,
    { curved: false },
  )
  fill(scene, ellipse(seat[0] - size * 0.02, seat[1] - size * 0.1, size * 0.13, size * 0.035), 'dark')
  fill(scene, ellipse(axis[0], axis[1], size * 0.07), 'dark')
}

/** A small car facing right with its wheels on y = 0. */
export function car(stage: Stage, x: number, y: number, length: number, body: Slot, flip: boolean): void {
  const { scene } = stage
  place(scene, { x, y, scale: length / 100, flip }, () => {
    const cabin = fill(scene, path([-32, -22, -24, -38, -6, -42, 12, -40, 24, -22]), body)
    cut(scene, path([-25, -23, -19, -35, -5, -37, -5, -23]), 'white', { clip: cabin })
    cut(scene, path([-1, -23, -1, -37, 9, -36, 18, -23]), 'white', { clip: cabin })
    const hull = cut(scene, roundedRectangle(-50, -25, 100, 19, 9), body)
    inside(scene, hull, () => cut(scene, rectangle(-52, -12, 104, 8), body, { tone: -0.08 }))
    fill(scene, ellipse(47, -18, 3.5, 3.5), 'glow')
    for (const wheel of [-28, 28]) {
      fill(scene, ellipse(wheel, -7, 9.5), 'dark')
      fill(scene, ellipse(wheel, -7, 4), 'light')
    }
  })
}

/** A sailing boat whose waterline is at (x, y). */
export function sailboat(stage: Stage, x: number, y: number, size: number, hull: Slot, sail: Slot): void {
  const { scene, random } = stage
  place(scene, { x, y, scale: size / 100, flip: random.chance(0.5) }, () => {
    line(scene, path([0, 0, 0, -150]), 'dark', 3)
    cut(scene, path([5, -12, 5, -146, 38, -80, 74, -16]), sail)
    const jib = cut(scene, path([-6, -14, -6, -124, -34, -70, -54, -18]), 'light')
    inside(scene, jib, () => cut(scene, rectangle(-60, -60, 60, 14), sail))
    const body = fill(scene, path([-72, -4, 0, -1, 84, -8, 58, 26, -50, 26]), hull, { curved: false })
    inside(scene, body, () => cut(scene, rectangle(-80, 12, 180, 20), 'white'))
  })
}

/** A ring of dots that turns around a hub; used for Ferris wheels. */
export function ferrisWheel(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  slots: readonly Slot[],
): void {
  const { scene } = stage
  line(
    scene,
    [
      [x - radius * 0.5, y + radius * 1.25],
      [x, y],
      [x + radius * 0.5, y + radius * 1.25],
    ],
    'dark',
    radius * 0.05,
    { curved: false },
  )
  const rim = ellipse(x, y, radius)
  line(scene, [...rim, ...rim.slice(0, 1)], 'dark', radius * 0.04)
  for (let cabin = 0; cabin < 10; cabin++) {
    const [cx, cy] = polar([x, y], (cabin / 10) * TURN, radius)
    line(scene, path([x, y, cx, cy]), 'dark', radius * 0.02)
    fill(scene, ellipse(cx, cy + radius * 0.07, radius * 0.1), slots[cabin % slots.length] ?? 'a')
  }
}
