import { ellipse, type Point, roundedRectangle, steps, TURN } from '../../core/geometry.ts'
import { leaf, ribbon } from '../../core/ribbon.ts'
import { cut, fill, inside, line, place, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { patternOver } from '../../parts/patterns.ts'
import { ground, stars } from '../../parts/sky.ts'
import type { Both } from '../piece.ts'

export const KEYWORDS: readonly Both[] = [
  ['Weltraum', 'space'],
  ['Sterne', 'stars'],
  ['Zukunft', 'future'],
]

export function planet(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  slot: Slot,
  ringed: boolean,
): void {
  const { scene, random } = stage
  const tilt = random.between(-0.5, 0.2)
  const ring = (from: number, to: number) =>
    steps(16, (share): Point => {
      const angle = from + (to - from) * share
      const [px, py] = [Math.cos(angle) * radius * 1.8, Math.sin(angle) * radius * 0.42]
      return [x + px * Math.cos(tilt) - py * Math.sin(tilt), y + px * Math.sin(tilt) + py * Math.cos(tilt)]
    })
  if (ringed) line(scene, ring(Math.PI, TURN), 'light', radius * 0.14)
  const ball = fill(scene, ellipse(x, y, radius), slot)
  const kind = random.pick(['bands', 'craters', 'dots', 'waves'] as const)
  drawGround(stage, x, y, radius, ball, kind, slot)
  if (kind === 'dots' || kind === 'waves') patternOver(stage, ball, kind, 'light', radius * 0.3)
  inside(scene, ball, () =>
    fill(scene, ellipse(x + radius * 0.55, y + radius * 0.3, radius * 1.05), slot, { tone: -0.13 }),
  )
  if (ringed) line(scene, ring(0, Math.PI), 'light', radius * 0.14)
}

function drawGround(
  { scene, random }: Stage,
  x: number,
  y: number,
  radius: number,
  ball: number,
  kind: 'bands' | 'craters' | 'dots' | 'waves',
  slot: Slot,
): void {
  inside(scene, ball, () => {
    if (kind === 'bands')
      for (let band = -3; band < 4; band++)
        fill(
          scene,
          ribbon(
            [
              [x - radius * 1.2, y + band * radius * 0.32],
              [x, y + band * radius * 0.32 + radius * 0.12],
              [x + radius * 1.2, y + band * radius * 0.3],
            ],
            [radius * 0.12, radius * 0.17, radius * 0.1],
          ),
          slot,
          { tone: band % 2 ? -0.09 : 0.08 },
        )
    if (kind === 'craters')
      for (let crater = 0; crater < 9; crater++)
        fill(
          scene,
          ellipse(
            x + random.swing() * radius,
            y + random.swing() * radius,
            radius * random.between(0.06, 0.2),
          ),
          slot,
          { tone: -0.08 },
        )
  })
}

export function spaceDrift(stage: Stage): void {
  const { width, height, random, scene } = stage
  ground(stage)
  stars(stage, 90, height)
  for (let comet = 0; comet < 2; comet++) {
    const [x, y] = [width * random.next(), height * random.between(0.05, 0.5)]
    cut(
      scene,
      [
        [x, y],
        [x + 110, y - 44],
        [x + 104, y - 34],
      ],
      'light',
    )
    fill(scene, ellipse(x, y, 7), 'white')
  }
}

export function astronaut(stage: Stage, x: number, y: number, size: number, turn: number): void {
  const { scene } = stage
  place(scene, { x, y, scale: size / 100, turn }, () => {
    cut(scene, roundedRectangle(-20, -26, 40, 46, 10), 'light', { tone: -0.08 })
    drawSuitLimbs(stage)
    cut(scene, roundedRectangle(-19, -24, 38, 46, 14), 'white')
    cut(scene, roundedRectangle(-11, -6, 22, 16, 3), 'far')
    for (const [dx, slot] of [
      [-6, 'bloom'],
      [0, 'sun'],
      [6, 'a'],
    ] as const)
      fill(scene, ellipse(dx, 2, 2.2), slot)
    fill(scene, ellipse(0, -42, 24, 23), 'white')
    fill(scene, ellipse(3, -42, 17, 15), 'dark')
    fill(scene, leaf([-8, -48], 0.2, 18, 6), 'water')
  })
}

function drawSuitLimbs({ scene }: Stage): void {
  for (const [from, to, end] of [
    [
      [-12, 16],
      [-22, 36],
      [-12, 54],
    ],
    [
      [10, 16],
      [24, 32],
      [40, 42],
    ],
    [
      [-16, -14],
      [-36, -4],
      [-44, -24],
    ],
    [
      [16, -14],
      [36, -22],
      [46, -42],
    ],
  ] as const) {
    fill(scene, ribbon([from, to, end], [17, 15, 13]), 'white')
    fill(scene, ellipse(end[0], end[1], 8), 'bloom')
  }
}
