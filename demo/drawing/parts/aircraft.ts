import { arc, ellipse, path, rectangle, roundedRectangle } from '../core/geometry.ts'
import { cut, fill, inside, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

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
    cut(scene, path([side * 13, -32, side * 30, -2, side * 28, 8, side * 10, -4]), fins)
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
