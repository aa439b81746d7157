import { ellipse, type Point, rectangle, steps } from '../../core/geometry.ts'
import { cut, fill, line, type Scene, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'

/** A castle standing on `y` around `x`, a little wider than `half` is long. */
export function castle(stage: Stage, x: number, y: number, half: number): void {
  const { scene, random } = stage
  const wall: Slot = random.pick(['light', 'white', 'd'] as const)
  const turrets: readonly (readonly [number, number, number])[] = [
    [-0.5, 0.78, 0.17],
    [0.48, 0.68, 0.16],
    [-0.16, 1.2, 0.15],
    [0.2, 0.98, 0.14],
  ]
  for (const [dx, tall, wide] of turrets)
    turret(stage, [x + (dx - wide / 2) * half, y - tall * half], wide * half, tall * half, half, wall)
  curtainWall(stage, x, y, half, wall)
  cut(
    scene,
    [
      [x - half * 0.12, y],
      [x - half * 0.12, y - half * 0.2],
      [x, y - half * 0.32],
      [x + half * 0.12, y - half * 0.2],
      [x + half * 0.12, y],
    ],
    'dark',
  )
}

/** A tower with a pointed roof and a flag; its upper left corner is given, `half` is the castle's. */
function turret(
  { scene, night }: Stage,
  [left, top]: Point,
  wide: number,
  tall: number,
  half: number,
  wall: Slot,
): void {
  const [middle, tip] = [left + wide / 2, top - half * 0.42]
  cut(
    scene,
    [
      [left - half * 0.05, top],
      [middle, tip],
      [left + wide + half * 0.05, top],
    ],
    'bloom',
  )
  turretFlag(scene, top, half, middle, tip)
  cut(scene, rectangle(left, top, wide, tall), wall)
  cut(scene, rectangle(left + wide * 0.62, top, wide * 0.38, tall), wall, { tone: -0.08 })
  for (let pane = 0; pane < 3; pane++)
    fill(
      scene,
      ellipse(middle, top + half * (0.12 + pane * 0.2), half * 0.025, half * 0.045),
      night ? 'glow' : 'dark',
    )
}

function turretFlag(scene: Scene, top: number, half: number, middle: number, tip: number): void {
  const mast = top - half * 0.54
  line(
    scene,
    [
      [middle, tip],
      [middle, mast],
    ],
    'dark',
    3,
  )
  cut(
    scene,
    [
      [middle, mast],
      [middle + half * 0.14, top - half * 0.5],
      [middle, top - half * 0.46],
    ],
    'sun',
  )
}

function curtainWall({ scene }: Stage, x: number, y: number, half: number, wall: Slot): void {
  const battlements = steps(
    13,
    (share, index): Point => [x - half * 0.62 + share * half * 1.24, y - half * (index % 2 ? 0.5 : 0.44)],
  )
  cut(
    scene,
    [
      [x - half * 0.62, y],
      ...battlements.flatMap(([px, py], index): Point[] =>
        index % 2
          ? [
              [px - 9, py + 14],
              [px - 9, py],
              [px + 9, py],
              [px + 9, py + 14],
            ]
          : [[px, py]],
      ),
      [x + half * 0.62, y],
    ],
    wall,
    { tone: -0.03 },
  )
}
