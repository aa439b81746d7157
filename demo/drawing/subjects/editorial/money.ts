import { ellipse, type Point, rectangle } from '../../core/geometry.ts'
import { leaf } from '../../core/ribbon.ts'
import { cut, fill, line, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { actor, PULL } from '../../ideas/actor.ts'
import { angled, bent, floorFrom, landBelow, onCard, stroke } from '../../ideas/marks.ts'
import { chessPiece, coin } from '../../ideas/objects.ts'
import { page } from '../../ideas/stationery.ts'
import { ground } from '../../parts/sky.ts'
import { prop } from '../../people/props.ts'

function pawnKing(stage: Stage): void {
  const { scene } = stage
  ground(stage, 'sun')
  onCard(stage, () => {
    fill(scene, ellipse(120, 10, 420, 400), 'sun', { tone: 0.07 })
    chessPiece(stage, 'king', { x: 210, y: 310, scale: 6.1 }, 'dark')
    floorFrom(stage, 306, 'dark', 0.14)
    angled(scene, [-90, 360, 40, 306, 380, 306, 30, 396], 'dark')
    chessPiece(stage, 'pawn', { x: -30, y: 392, scale: 2.3 }, 'white')
    angled(scene, [-30, 162, -6, 190, -12, 240, 2, 320, 39, 392, -10, 392], 'light', { tone: -0.1 })
    actor(stage, [-330, 400, 360], 'point', { held: (at) => prop(stage, 'lantern', at, 'glow') })
  })
}

/** Layers of the heap from the tip down: how far it spreads and how deep it lies. */
const HEAP = [
  [30, -190],
  [70, -140],
  [110, -90],
  [230, 0],
  [300, 80],
  [320, 160],
  [280, 240],
  [200, 310],
  [100, 380],
] as const

function paperIceberg(stage: Stage): void {
  const { scene, random } = stage
  ground(stage)
  onCard(stage, () => {
    fill(scene, ellipse(300, -220, 80), 'sun')
    actor(stage, [-320, 20, 230], 'sit')
    angled(scene, [-420, -110, -220, -110, -250, -50, -390, -50], 'bloom')
    bent(scene, [-300, -150, -210, -50], 'trunk', 10)
    floorFrom(stage, -66, 'water')
    floorFrom(stage, 190, 'waterDark')
    for (const [spread, y] of HEAP)
      for (let sheet = 0; sheet < spread / 30; sheet++)
        page(
          stage,
          {
            x: 70 + random.between(-1, 1) * spread,
            y,
            scale: random.between(0.95, 1.35),
            turn: random.swing(),
          },
          random.pick(['bloom', 'a', 'c'] as const),
        )
    for (const x of [-440, -330, 330, 420])
      stroke(scene, [x - 40, -60, x - 14, -70, x + 12, -60, x + 40, -70], 'white', 7)
  })
}

function coinSun(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    bent(scene, [-200, 260, -200, -360, 90, -360], 'dark', 14)
    line(
      scene,
      [
        [90, -360],
        [90, -250],
      ],
      'dark',
      8,
    )
    fill(scene, ellipse(90, -360, 26), 'dark')
    fill(scene, ellipse(-200, -360, 26), 'dark')
    coin(stage, { x: 90, y: -20, scale: 4.4 })
    landBelow(stage, [-600, 200, -360, 250, -120, 140, 120, 60, 330, 130, 520, 90], 'mid')
    landBelow(stage, [-480, 300, -200, 330, 100, 280, 400, 240], 'front')
    const { nearHand } = actor(stage, [-350, 350, 400], PULL)
    bent(scene, [-226, -356, nearHand[0], nearHand[1], nearHand[0] - 24, nearHand[1] + 90], 'dark', 8)
  })
}

function scales(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 420, 'floor')
    angled(scene, [-10, -240, 10, -240, 18, 390, -18, 390], 'dark')
    angled(scene, [-110, 424, -80, 386, 80, 386, 110, 424], 'dark')
    bent(scene, [-300, -270, 300, -150], 'dark', 20)
    fill(scene, ellipse(0, -210, 30), 'bloom')
    pan(stage, [-300, -270], 230)
    pan(stage, [300, -150], 330)
    for (const [column, count] of [5, 7, 4].entries())
      for (let piece = 0; piece < count; piece++)
        cut(scene, rectangle(-400 + column * 70, -66 - piece * 24, 64, 20), 'glow', {
          tone: piece % 2 ? -0.08 : 0,
        })
    fill(scene, leaf([190, 176], -0.42, 260, 120, -0.05), 'leaf')
    stroke(scene, [176, 186, 290, 126, 410, 80], 'leafDark', 6)
    actor(stage, [-270, 426, 350], 'shrug')
  })
}

/** A pan of the scales, hung from a place on the beam. */
function pan({ scene }: Stage, [x, y]: Point, drop: number): void {
  for (const side of [-1, 1]) bent(scene, [x, y, x + side * 130, y + drop], 'dark', 5)
  place(scene, { x, y: y + drop }, () => angled(scene, [-150, 0, -90, 56, 0, 70, 90, 56, 150, 0], 'dark'))
}

export const MONEY_DRAWINGS = { pawnKing, paperIceberg, coinSun, scales }
