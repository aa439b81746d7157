import { arc, ellipse, path, polar, rectangle, roundedRectangle, TURN } from '../core/geometry.ts'
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

export function tram(stage: Stage, x: number, y: number, length: number, body: Slot): void {
  const { scene, night } = stage
  place(scene, { x, y, scale: length / 200 }, () => {
    line(
      scene,
      [
        [-10, -72],
        [0, -86],
        [12, -98],
      ],
      'dark',
      2.4,
    )
    line(
      scene,
      [
        [-2000, -98],
        [2000, -98],
      ],
      'dark',
      1.4,
      { fine: true },
    )
    const hull = cut(scene, roundedRectangle(-100, -72, 200, 66, 13), body)
    inside(scene, hull, () => {
      cut(scene, rectangle(-105, -26, 210, 8), 'white')
      cut(scene, rectangle(-105, -18, 210, 14), body, { tone: -0.08 })
    })
    for (let pane = 0; pane < 6; pane++)
      cut(scene, roundedRectangle(-92 + pane * 31, -62, 25, 28, 4), night ? 'glow' : 'light')
    for (const wheel of [-62, -42, 42, 62]) fill(scene, ellipse(wheel, -4, 8), 'dark')
  })
}

/** A sailing boat whose waterline is at (x, y). */
export function sailboat(stage: Stage, x: number, y: number, size: number, hull: Slot, sail: Slot): void {
  const { scene, random } = stage
  place(scene, { x, y, scale: size / 100, flip: random.chance(0.5) }, () => {
    line(
      scene,
      [
        [0, 0],
        [0, -150],
      ],
      'dark',
      3,
    )
    cut(scene, path([5, -12, 5, -146, 38, -80, 74, -16]), sail)
    const jib = cut(scene, path([-6, -14, -6, -124, -34, -70, -54, -18]), 'light')
    inside(scene, jib, () => cut(scene, rectangle(-60, -60, 60, 14), sail))
    const body = fill(scene, path([-72, -4, 0, -1, 84, -8, 58, 26, -50, 26]), hull, { curved: false })
    inside(scene, body, () => cut(scene, rectangle(-80, 12, 180, 20), 'white'))
  })
}

/** A hot-air balloon, basket at the bottom; its envelope centre stands at (x, y). */
export function balloon(stage: Stage, x: number, y: number, size: number, main: Slot, second: Slot): void {
  const { scene } = stage
  for (const side of [-0.3, 0.3])
    line(
      scene,
      [
        [x + side * size * 0.7, y + size * 0.42],
        [x + side * size * 0.35, y + size * 0.8],
      ],
      'dark',
      size * 0.014,
    )
  const envelope = fill(
    scene,
    [
      [x, y - size * 0.56],
      [x + size * 0.38, y - size * 0.42],
      [x + size * 0.5, y - size * 0.06],
      [x + size * 0.34, y + size * 0.3],
      [x + size * 0.12, y + size * 0.56],
      [x - size * 0.12, y + size * 0.56],
      [x - size * 0.34, y + size * 0.3],
      [x - size * 0.5, y - size * 0.06],
      [x - size * 0.38, y - size * 0.42],
    ],
    main,
  )
  balloonStripes(stage, x, y, size, envelope, second)
  cut(
    scene,
    roundedRectangle(x - size * 0.11, y + size * 0.78, size * 0.22, size * 0.15, size * 0.03),
    'trunk',
  )
}

function balloonStripes(
  { scene }: Stage,
  x: number,
  y: number,
  size: number,
  envelope: number,
  second: Slot,
): void {
  inside(scene, envelope, () => {
    for (const [outer, inner] of [[0.34, 0.14]] as const) {
      for (const side of [-1, 1]) {
        fill(
          scene,
          [
            [x, y - size * 0.6],
            [x + side * size * outer, y - size * 0.1],
            [x + side * size * 0.1, y + size * 0.6],
            [x + side * size * inner, y - size * 0.1],
          ],
          second,
        )
      }
    }
    line(scene, arc(x, y - size * 0.02, size * 0.56, size * 0.12, 0, 180), 'light', size * 0.04)
  })
}

/** A rocket that points up, its tail at (0, 0) in its own coordinates, 100 units long. */
export function rocket(stage: Stage, body: Slot, fins: Slot): void {
  const { scene } = stage
  fill(scene, path([-9, 0, -14, 22, -4, 16, 0, 42, 5, 16, 13, 24, 9, 0]), 'glow')
  fill(scene, path([-5, 0, -5, 12, 0, 26, 5, 12, 5, 0]), 'sun')
  for (const side of [-1, 1])
    cut(
      scene,
      [
        [side * 13, -32],
        [side * 30, -2],
        [side * 28, 8],
        [side * 10, -4],
      ],
      fins,
    )
  const hull = fill(
    scene,
    path([0, -100, 13, -78, 18, -48, 14, -14, 9, 0, -9, 0, -14, -14, -18, -48, -13, -78]),
    body,
  )
  inside(scene, hull, () => {
    cut(scene, rectangle(-30, -104, 60, 26), fins)
    cut(scene, rectangle(4, -110, 30, 120), body, { tone: -0.07 })
  })
  fill(scene, ellipse(0, -54, 9), 'dark')
  fill(scene, ellipse(-1, -55, 6), 'water')
  cut(scene, roundedRectangle(-3, -24, 6, 32, 3), fins)
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
    line(
      scene,
      [
        [x, y],
        [cx, cy],
      ],
      'dark',
      radius * 0.02,
    )
    fill(scene, ellipse(cx, cy + radius * 0.07, radius * 0.1), slots[cabin % slots.length] ?? 'a')
  }
}
