import { ellipse, type Point, polar, rectangle, roundedRectangle } from '../../core/geometry.ts'
import { leaf } from '../../core/ribbon.ts'
import { cut, fill, inside, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { actor, CLIMB } from '../../ideas/actor.ts'
import { angled, bent, FAR, floorFrom, landBelow, onCard, stroke } from '../../ideas/marks.ts'
import { ideaCloud } from '../../ideas/mind.ts'
import { ladder } from '../../ideas/objects.ts'
import { plant } from '../../parts/plants.ts'
import { ground, stars } from '../../parts/sky.ts'
import { circuitCity } from './circuit-city.ts'

function turbine({ scene, random }: Stage, [x, y]: Point, height: number): void {
  angled(
    scene,
    [
      x - height * 0.03,
      y,
      x - height * 0.012,
      y - height,
      x + height * 0.012,
      y - height,
      x + height * 0.03,
      y,
    ],
    'white',
  )
  const start = random.between(0, 2)
  for (const blade of [0, 1, 2]) {
    const angle = start + (blade * Math.PI * 2) / 3
    fill(
      scene,
      leaf(polar([x, y - height], angle, height * 0.02), angle, height * 0.52, height * 0.08),
      'white',
      { tone: -0.05 },
    )
  }
  fill(scene, ellipse(x, y - height, height * 0.035), 'bloom')
}

function pylon({ scene }: Stage, [x, y]: Point, height: number): void {
  const half = height * 0.13
  for (const side of [-1, 1]) bent(scene, [x + side * half, y, x + side * half * 0.2, y - height], 'dark', 8)
  for (const share of [0.18, 0.4, 0.6]) {
    const [low, high] = [half * (1 - share * 0.8), half * (1 - (share + 0.2) * 0.8)]
    bent(
      scene,
      [
        x - low,
        y - height * share,
        x + high,
        y - height * (share + 0.2),
        x - high,
        y - height * (share + 0.2),
        x + low,
        y - height * share,
      ],
      'dark',
      4,
    )
  }
  for (const share of [0.8, 0.97])
    bent(scene, [x - half * 1.5, y - height * share, x + half * 1.5, y - height * share], 'dark', 8)
}

function dataLines(stage: Stage): void {
  const { scene, width, height } = stage
  ground(stage)
  fill(scene, ellipse(width * 0.74, height * 0.24, Math.min(width, height) * 0.1), 'sun')
  onCard(stage, () => {
    landBelow(stage, [-600, 160, -330, 190, -60, 260, 240, 230, 560, 280], 'mid')
    for (const [x, y, tall] of [
      [-420, 200, 430],
      [-300, 206, 340],
    ] as const)
      turbine(stage, [x, y], tall)
    floorFrom(stage, 360, 'front')
    pylon(stage, [-130, 370], 420)
    pylon(stage, [230, 370], 480)
    const wires: readonly (readonly number[])[] = [
      [-420, 60, -280, 120, -130, 36, 40, 90, 230, -16, 400, 100, FAR, 60],
      [-420, -10, -280, 40, -130, -36, 40, 10, 230, -96, 400, 10, FAR, -20],
    ]
    for (const wire of wires) stroke(scene, wire, 'dark', 5)
    for (const [x, y] of [
      [-40, 76],
      [110, 68],
      [320, 60],
    ] as const)
      envelope(stage, [x, y])
    const { nearHand } = actor(stage, [70, 416, 260], 'type')
    cut(scene, roundedRectangle(20, 334, 90, 84, 8), 'trunk')
    place(scene, { x: nearHand[0], y: nearHand[1] }, () =>
      angled(scene, [-10, 12, 66, 12, 92, -50, 84, -50, 60, 4, -10, 4], 'white'),
    )
    for (const x of [-330, -230, 330, 420]) plant(stage, 'grass', x, 440, 110)
  })
}

function envelope({ scene }: Stage, [x, y]: Point): void {
  cut(scene, rectangle(x - 34, y + 8, 68, 46), 'white')
  bent(scene, [x - 34, y + 10, x, y + 34, x + 34, y + 10], 'bloom', 6)
  bent(scene, [x, y + 10, x, y - 6], 'dark', 5)
}

function serverHouse(stage: Stage): void {
  const { scene, random, height } = stage
  ground(stage)
  stars(stage, 60, height * 0.7)
  onCard(stage, () => {
    floorFrom(stage, 400, 'floor')
    cut(scene, roundedRectangle(-140, -320, 500, 730, 22), 'a', { tone: -0.1 })
    for (let unit = 0; unit < 6; unit++) {
      const y = -294 + unit * 96
      cut(scene, roundedRectangle(-116, y, 452, 82, 8), 'dark', { tone: 0.1 })
      for (const [window, x] of [-96, 8, 112].entries()) {
        const pane = cut(scene, rectangle(x, y + 12, 88, 58), random.chance(0.78) ? 'glow' : 'near')
        const kind = (unit * 2 + window) % 4
        inside(scene, pane, () => {
          if (kind === 0) plant(stage, 'daisy', x + 44, y + 74, 56)
          if (kind === 1) actor(stage, [x + 44, y + 118, 104], 'relaxed', { who: unit })
          if (kind === 2) for (const side of [0, 60]) cut(scene, rectangle(x + side, y, 28, 80), 'bloom')
        })
      }
      for (const [light, slot] of (['leafLight', 'bloom', 'glow'] as const).entries())
        fill(scene, ellipse(236 + light * 32, y + 42, 9), slot)
    }
    cut(scene, roundedRectangle(60, 296, 100, 106, 8), 'bloom')
    fill(scene, ellipse(140, 350, 7), 'glow')
    cut(scene, roundedRectangle(-104, 320, 60, 50, 8), 'light')
    const { nearHand } = actor(stage, [-290, 410, 330], 'kneel')
    plugAt(stage, nearHand, [-2200, 440, -420, 430, -330, 446])
  })
}

function cloudPlug(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 410, 'front')
    ideaCloud(stage, { x: 130, y: -150, scale: 3 }, 'white')
    ideaCloud(stage, { x: 150, y: -140, scale: 2.1 }, 'glow')
    cut(scene, roundedRectangle(-60, -60, 84, 84, 14), 'dark', { tone: 0.15 })
    for (const y of [-32, -2]) fill(scene, ellipse(-24, y, 8), 'white')
    ladder(stage, [-330, 420], [-110, 20], 88, 'sun')
    const { nearHand } = actor(stage, [-190, 190, 350], {
      ...CLIMB,
      near: { ...CLIMB.near, upperArm: 88, foreArm: 100 },
    })
    plugAt(stage, nearHand, [2200, 440, 300, 446, 140, 400, 60, 420, -30, 330, -20, 120])
  })
}

/** A plug in a hand, its two pins to the right, on a cable that comes along pairs of coordinates. */
function plugAt({ scene }: Stage, [x, y]: Point, cable: readonly number[]): void {
  stroke(scene, [...cable, x - 30, y + 60, x, y], 'bloom', 14)
  cut(scene, roundedRectangle(x - 4, y - 18, 48, 36, 8), 'bloom')
  for (const pin of [-9, 9]) bent(scene, [x + 44, y + pin, x + 62, y + pin], 'light', 7)
}

export const NETWORK_DRAWINGS = { dataLines, circuitCity, serverHouse, cloudPlug }
