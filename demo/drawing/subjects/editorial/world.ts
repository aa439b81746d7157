import { arc, ellipse, type Point, path, rectangle, roundedRectangle } from '../../core/geometry.ts'
import { cut, fill, inside, line, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { actor } from '../../ideas/actor.ts'
import { compositionsOf } from '../../ideas/idea.ts'
import { angled, bent, FAR, floorFrom, onCard, soft, stroke } from '../../ideas/marks.ts'
import { lightBulb, suitcase } from '../../ideas/objects.ts'
import { cottage } from '../../parts/buildings.ts'
import { ground, stars } from '../../parts/sky.ts'
import { anyTree, tree } from '../../parts/trees.ts'
import { POSES } from '../../people/pose.ts'
import { prop } from '../../people/props.ts'
import type { Both, Composition } from '../piece.ts'
import { MONEY_DRAWINGS } from './money.ts'
import { WORLD_IDEAS } from './world-words.ts'

function snailHouse(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 390, 'floor')
    place(scene, { x: 16, y: 32, scale: 0.92 }, () => houseSnail(stage))
    stroke(scene, [-470, 398, -400, 392, -330, 398], 'light', 14)
    actor(stage, [-380, 394, 330], 'walk', { held: (at) => prop(stage, 'bag', at, 'bloom') })
  })
}

/** A snail with a cottage for a shell, looking to the right, its foot at y = 392. */
function houseSnail(stage: Stage): void {
  const { scene } = stage
  for (const [x, y] of [
    [400, -60],
    [330, -76],
  ] as const) {
    stroke(scene, [360, 130, x - 14, 30, x, y], 'c', 17)
    fill(scene, ellipse(x, y, 19), 'c')
    fill(scene, ellipse(x + 4, y - 2, 8), 'dark', { fine: true })
  }
  soft(
    scene,
    [
      -330, 392, -210, 330, -60, 290, 160, 290, 250, 240, 290, 130, 340, 84, 410, 100, 432, 170, 400, 260,
      380, 350, 340, 392,
    ],
    'c',
  )
  cottage(stage, -150, 310, 330, 290, 'a', 'bloom')
  soft(scene, [-190, 330, -90, 286, 60, 300, 200, 282, 230, 330, 20, 350], 'c')
  stroke(scene, [392, 190, 408, 204, 424, 196], 'dark', 6)
}

function hourglass(stage: Stage): void {
  const { scene, random } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 410, 'floor')
    const glass = [
      -30, -270, 330, -270, 320, -130, 190, 30, 320, 190, 330, 350, -30, 350, -20, 190, 110, 30, -20, -130,
    ]
    const bulb = cut(scene, path(glass), 'light')
    inside(scene, bulb, () => {
      for (const [x, tall] of [
        [20, 150],
        [80, 190],
        [150, 220],
        [215, 190],
        [280, 150],
      ] as const)
        tree(stage, random.pick(['cone', 'round'] as const), x, -90 + (x === 150 ? 24 : 0), tall)
      soft(
        scene,
        [-40, -100, 60, -90, 150, -70, 240, -90, 340, -100, 330, -60, 190, 40, 150, 70, 110, 40, -30, -60],
        'leafDark',
      )
      bent(scene, [150, 30, 150, 240], 'leafDark', 10)
      skyline(stage)
    })
    line(scene, [...path(glass), [-30, -270]], 'white', 8)
    for (const y of [-300, 346]) cut(scene, roundedRectangle(-70, y, 440, 46, 12), 'trunk')
    for (const x of [-52, 336]) cut(scene, rectangle(x, -262, 16, 612), 'trunk')
    actor(stage, [-240, 414, 420], 'push')
  })
}

/** Five towers that stand at y = 350. */
function skyline({ scene }: Stage): void {
  for (const [x, tall, wide] of [
    [-10, 60, 60],
    [56, 110, 54],
    [116, 150, 66],
    [190, 120, 50],
    [246, 80, 70],
  ] as const) {
    cut(scene, rectangle(x, 350 - tall, wide, tall), 'dark')
    for (let row = 0; row < tall / 30 - 1; row++)
      cut(scene, rectangle(x + 12, 362 - tall + row * 28, wide - 26, 10), 'glow')
  }
}

function suitcaseHome(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 390, 'floor')
    const { nearHand } = actor(stage, [240, 394, 460], {
      ...POSES.walk,
      near: { upperArm: -30, foreArm: -22, thigh: 27, shin: 12 },
    })
    line(scene, [nearHand, [-20, 300]], 'dark', 11)
    angled(scene, [-440, 190, -470, -30, -446, -44, -410, 190], 'bloom', { tone: -0.1 })
    anyTree(stage, -110, 150, 330)
    cottage(stage, -390, 140, 240, 150, 'a', 'c')
    suitcase(stage, { x: -220, y: 366, scale: 4.3 }, 'bloom')
    for (const x of [-380, -60]) fill(scene, ellipse(x, 372, 24), 'dark')
  })
}

function stitchedEarth(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  if (stage.night) stars(stage, 70, stage.height)
  onCard(stage, () => {
    fill(scene, ellipse(60, 130, 314), 'light')
    const globe = fill(scene, ellipse(60, 130, 300), 'water')
    inside(scene, globe, () => {
      soft(scene, [-220, 20, -140, -90, -20, -120, 10, -50, -50, 30, -20, 110, -110, 160, -200, 110], 'leaf')
      soft(scene, [-120, 230, -30, 210, 30, 270, -10, 400, -90, 420, -150, 320], 'leaf')
      soft(scene, [150, -140, 300, -110, 400, 40, 330, 140, 250, 110, 210, 180, 150, 60], 'leaf')
      soft(scene, [210, 270, 300, 240, 350, 300, 270, 380, 210, 340], 'leaf')
    })
    angled(
      scene,
      [60, -176, 110, -172, 96, -70, 150, 40, 96, 130, 140, 250, 84, 330, 84, 130, 60, 30, 40, -60],
      'dark',
      { clip: globe },
    )
    for (const [index, y] of [330, 270, 210, 150, 90].entries())
      bent(scene, [40 + (index % 2) * 8, y, 156, y - 22], 'bloom', 11)
    const { nearHand } = actor(stage, [10, -160, 210], 'point')
    const eye: Point = [nearHand[0] + 90, nearHand[1] - 34]
    stroke(scene, [156, 68, 230, -20, 180, -130, 236, -220, ...eye], 'bloom', 8)
    bent(scene, [nearHand[0] - 50, nearHand[1] + 20, ...eye], 'white', 10)
  })
}

function ideaAngler(stage: Stage): void {
  const { scene, random } = stage
  ground(stage)
  if (stage.night) stars(stage, 50, stage.height * 0.5)
  onCard(stage, () => {
    floorFrom(stage, 150, 'waterDark')
    fill(scene, ellipse(230, 300, 150, 130), 'water', { tone: 0.08 })
    fill(scene, ellipse(230, 290, 100, 90), 'glow', { tone: 0.04 })
    lightBulb(stage, { x: 224, y: 220, scale: 1.6, turn: Math.PI + 0.1 }, 'white')
    for (const [x, y] of [
      [-340, 330],
      [-60, 400],
      [400, 200],
      [330, 420],
      [90, 200],
    ] as const)
      stroke(scene, [x - 50, y, x - 20, y - 9, x + 10, y, x + 44, y - 8], 'light', 5)
    cut(scene, rectangle(-FAR, 90, FAR - 40, 30), 'trunk')
    for (const x of [-420, -250, -80])
      cut(scene, rectangle(x, 110, 26, random.between(200, 230)), 'trunk', { tone: -0.05 })
    const { nearHand } = actor(stage, [-150, 210, 400], 'sit')
    const tip: Point = [220, -250]
    line(scene, [nearHand, [90, -120], tip], 'trunk', 9)
    line(scene, [tip, [224, 214]], 'white', 4)
  })
}

function liftedWeight(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 410, 'floor')
    for (const [x, y, slot] of [
      [0, -170, 'bloom'],
      [230, -160, 'a'],
      [116, -230, 'sun'],
    ] as const) {
      line(
        scene,
        [
          [x, y + 110],
          [120, 100],
        ],
        'dark',
        5,
      )
      fill(scene, ellipse(x, y, 92, 112), slot)
      angled(scene, [x - 14, y + 124, x, y + 104, x + 14, y + 124], slot)
      stroke(scene, [x - 50, y - 20, x - 46, y - 56, x - 24, y - 80], 'white', 10)
    }
    line(scene, arc(120, 130, 44, 44, 180, 360, 10), 'dark', 20)
    angled(scene, [20, 300, 62, 130, 178, 130, 220, 300], 'dark')
    angled(scene, [62, 130, 90, 130, 60, 300, 20, 300], 'dark', { tone: 0.12 })
    fill(scene, ellipse(120, 416, 110, 14), 'floor', { tone: -0.12 })
    const { nearHand } = actor(stage, [-260, 414, 430], 'point')
    stroke(scene, [nearHand[0], nearHand[1], -30, 260, 44, 220], 'bloom', 6)
  })
}

const KEYWORDS: readonly Both[] = [['Editorial', 'editorial']]
const DRAWINGS = {
  ...MONEY_DRAWINGS,
  snailHouse,
  hourglass,
  suitcaseHome,
  stitchedEarth,
  ideaAngler,
  liftedWeight,
}

export const editorialWorld: readonly Composition[] = compositionsOf(WORLD_IDEAS, DRAWINGS, KEYWORDS)
