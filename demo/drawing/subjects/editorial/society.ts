import { arc, ellipse, rectangle, roundedRectangle } from '../../core/geometry.ts'
import { cut, fill, inside } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { actor } from '../../ideas/actor.ts'
import { compositionsOf } from '../../ideas/idea.ts'
import { angled, bent, floorFrom, landBelow, onCard, soft, stroke } from '../../ideas/marks.ts'
import { ideaCloud } from '../../ideas/mind.ts'
import { paperPlane } from '../../ideas/stationery.ts'
import { ground } from '../../parts/sky.ts'
import { POSES } from '../../people/pose.ts'
import { prop } from '../../people/props.ts'
import type { Both, Composition } from '../piece.ts'
import { MEDIA_DRAWINGS } from './media.ts'
import { SOCIETY_IDEAS } from './society-words.ts'

function bubblePuzzle(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 420, 'floor')
    bubbleHalves(stage)
    for (const [x, y, wide] of [
      [-330, -210, 210],
      [-330, -130, 250],
      [-330, -50, 150],
      [220, -210, 150],
      [220, -130, 120],
      [220, -50, 160],
    ] as const)
      cut(scene, roundedRectangle(x, y, wide, 28, 14), 'white')
    actor(stage, [-240, 424, 370], 'reach')
    actor(stage, [270, 424, 360], 'reach', { who: 1, flip: true })
  })
}

/** One part ends in a knob, the other in the socket that it fits. */
function bubbleHalves({ scene }: Stage): void {
  const knob = arc(0, -130, 56, 56, -120, 120, 12)
  cut(
    scene,
    [
      ...arc(-330, -230, 70, 70, 180, 270, 5),
      [-28, -300],
      ...knob,
      [-28, 40],
      [-180, 40],
      [-230, 120],
      [-262, 40],
      ...arc(-330, -30, 70, 70, 90, 180, 5),
    ],
    'a',
  )
  const socket = arc(112, -130, 60, 60, 120, -120, 12)
  cut(
    scene,
    [
      [82, -300],
      ...arc(360, -230, 70, 70, 270, 360, 5),
      ...arc(360, -30, 70, 70, 0, 90, 5),
      [300, 40],
      [268, 120],
      [220, 40],
      [82, 40],
      ...socket,
    ],
    'bloom',
  )
}

function mask(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 420, 'floor')
    const { nearHand } = actor(stage, [-190, 424, 470], { ...POSES.carry, nod: 40 })
    bent(scene, [nearHand[0] - 20, nearHand[1], 60, nearHand[1] - 14], 'trunk', 20)
    const face = soft(
      scene,
      [
        40, -220, 150, -290, 290, -270, 390, -170, 410, 0, 380, 190, 280, 320, 170, 350, 60, 300, 0, 180, -10,
        -80,
      ],
      'sun',
    )
    inside(scene, face, () =>
      soft(scene, [40, -260, -60, 0, 60, 360, 160, 360, 70, 160, 60, -60, 110, -230], 'sun', { tone: -0.1 }),
    )
    for (const x of [120, 290]) {
      stroke(scene, [x - 46, -60, x, -98, x + 46, -60], 'dark', 18)
      fill(scene, ellipse(x + 14, 50, 38, 28), 'blush')
    }
    soft(scene, [90, 110, 200, 140, 320, 106, 300, 190, 210, 232, 130, 196], 'dark')
    soft(scene, [104, 124, 200, 150, 306, 120, 298, 150, 204, 172, 114, 152], 'white')
    stroke(scene, [204, -40, 222, 40, 196, 62], 'sun', 12, { tone: -0.14 })
  })
}

function planeRide(stage: Stage): void {
  const { scene, width, height } = stage
  ground(stage)
  fill(scene, ellipse(width * 0.72, height * 0.28, Math.min(width, height) * 0.15), 'sun')
  onCard(stage, () => {
    landBelow(stage, [-640, 300, -360, 340, -80, 280, 180, 350, 430, 290, 700, 340], 'near')
    ideaCloud(stage, { x: -300, y: -150, scale: 1.3 }, 'light')
    actor(
      stage,
      [-30, 152, 420],
      { ...POSES.kneel, lean: 6, near: { upperArm: 120, foreArm: 150, thigh: 92, shin: 4 } },
      { held: (at) => prop(stage, 'letter', at, 'white') },
    )
    paperPlane(stage, { x: 10, y: 150, scale: 3.9, turn: -0.14 })
    ideaCloud(stage, { x: 300, y: 330, scale: 1.7 }, 'light', -0.06)
    ideaCloud(stage, { x: -200, y: 400, scale: 2.2 }, 'light')
  })
}

function openDoor(stage: Stage): void {
  const { scene } = stage
  ground(stage, 'front')
  onCard(stage, () => {
    floorFrom(stage, 330, 'floor')
    angled(scene, [-100, 330, 160, 330, 60, 900, -560, 900], 'glow')
    const opening = cut(scene, rectangle(-100, -270, 260, 602), 'light')
    inside(scene, opening, () => {
      fill(scene, ellipse(80, -90, 70), 'sun')
      soft(scene, [-140, 90, -40, 30, 60, 90, 200, 10, 260, 340, -140, 340], 'leafLight')
      soft(scene, [-140, 190, 0, 150, 220, 200, 220, 340, -140, 340], 'leaf')
    })
    bent(scene, [-108, 332, -108, -278, 168, -278, 168, 332], 'white', 18)
    angled(scene, [168, -278, 310, -340, 310, 420, 168, 332], 'bloom')
    angled(scene, [190, -230, 288, -270, 288, -20, 190, -10], 'bloom', { tone: -0.08 })
    angled(scene, [190, 40, 288, 46, 288, 340, 190, 290], 'bloom', { tone: -0.08 })
    fill(scene, ellipse(292, 20, 11), 'glow')
    actor(stage, [-200, 424, 400], 'stride', { held: (at) => prop(stage, 'bag', at, 'bloom') })
  })
}

const KEYWORDS: readonly Both[] = [['Editorial', 'editorial']]
const DRAWINGS = { ...MEDIA_DRAWINGS, bubblePuzzle, mask, paperPlane: planeRide, openDoor }

export const editorialSociety: readonly Composition[] = compositionsOf(SOCIETY_IDEAS, DRAWINGS, KEYWORDS)
