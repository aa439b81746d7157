import { whale } from '../../animals/swimmers.ts'
import { arc, ellipse, path, rectangle, roundedRectangle, steps } from '../../core/geometry.ts'
import { ribbon } from '../../core/ribbon.ts'
import { cut, fill, inside, line, place, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { actor, CLIMB } from '../../ideas/actor.ts'
import { angled, bent, floorFrom, onCard, soft, stroke } from '../../ideas/marks.ts'
import { gear, ladder } from '../../ideas/objects.ts'
import { cottage } from '../../parts/buildings.ts'
import { ground } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import type { Pose } from '../../people/pose.ts'

/** On a ladder, one hand out to the work. */
const REPAIR: Pose = { ...CLIMB, near: { ...CLIMB.near, upperArm: 82, foreArm: 88 } }

function robotCheck(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 400, 'floor')
    place(scene, { x: 190, y: 412 }, () => openRobot(stage, 'a'))
    ladder(stage, [-270, 416], [-10, 30], 90, 'trunk')
    const { nearHand } = actor(stage, [-150, 290, 340], REPAIR)
    stroke(scene, [nearHand[0] - 12, nearHand[1] + 4, nearHand[0] + 70, nearHand[1] + 18], 'dark', 15)
    line(scene, arc(nearHand[0] + 86, nearHand[1] + 22, 18, 18, 40, 330, 8), 'dark', 13)
  })
}

/** A robot about 680 high that stands on (0, 0), the flap of its chest open to the right. */
function openRobot(stage: Stage, slot: Slot): void {
  const { scene } = stage
  fill(scene, ribbon(path([130, -330, 220, -250, 200, -110]), [60, 52, 46]), slot, { tone: -0.07 })
  fill(scene, ribbon(path([-130, -330, -190, -240, -150, -120]), [60, 52, 46]), slot, { tone: -0.04 })
  for (const x of [-110, 30]) {
    cut(scene, rectangle(x + 10, -120, 62, 100), slot, { tone: -0.09 })
    cut(scene, roundedRectangle(x - 8, -40, 98, 40, 18), 'dark')
  }
  cut(scene, rectangle(-28, -440, 56, 60), 'dark')
  cut(scene, roundedRectangle(-150, -400, 300, 300, 44), slot)
  bent(scene, [0, -610, 0, -668], 'dark', 9)
  fill(scene, ellipse(0, -670, 16), 'bloom')
  cut(scene, roundedRectangle(-116, -612, 232, 186, 54), slot, { tone: 0.03 })
  cut(scene, roundedRectangle(-88, -568, 176, 86, 40), 'dark')
  for (const x of [-42, 42]) fill(scene, ellipse(x, -525, 22), 'glow')
  cut(scene, roundedRectangle(-104, -362, 208, 220, 18), 'dark')
  gear(stage, [-38, -290], 58, 9, 'glow')
  gear(stage, [42, -226], 50, 8, 'bloom', 0.3)
  gear(stage, [-56, -190], 34, 7, 'light')
  angled(scene, [104, -362, 196, -390, 196, -172, 104, -142], slot, { tone: 0.09 })
}

function phoneWorld(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    fill(scene, ellipse(100, -230, 84), 'sun')
    fill(scene, ribbon(path([10, 250, 50, 400, 70, 640]), [250, 200, 210]), 'skin1', { tone: -0.05 })
    cut(scene, path([-100, 430, 190, 390, 260, 900, -120, 900]), 'bloom')
    cut(scene, roundedRectangle(-190, -150, 380, 530, 46), 'dark')
    const screen = cut(scene, roundedRectangle(-168, -128, 336, 486, 28), 'water')
    inside(scene, screen, () => {
      soft(scene, [-240, 160, -60, 100, 80, 150, 240, 90, 240, 480, -240, 480], 'leafLight')
      soft(scene, [-240, 280, -80, 230, 90, 280, 240, 220, 240, 480, -240, 480], 'leaf')
      soft(scene, [60, 480, 30, 330, -60, 250, -10, 160, 10, 160, -20, 250, 90, 330, 150, 480], 'paper')
    })
    soft(
      scene,
      [
        -250, -10, -210, -70, -120, -110, 0, -90, 110, -130, 220, -70, 256, -10, 200, 30, 60, 10, -60, 40,
        -200, 30,
      ],
      'leafDark',
    )
    anyTree(stage, -160, -60, 260)
    anyTree(stage, -60, -70, 190)
    cottage(stage, 20, -56, 140, 90, 'a', 'bloom')
    anyTree(stage, 210, -50, 200)
    gripOnPhone(stage)
  })
}

/** Four fingers round the right edge and a thumb up the left one. */
function gripOnPhone({ scene }: Stage): void {
  for (const [y, length] of [
    [80, 66],
    [152, 78],
    [224, 74],
    [292, 60],
  ] as const)
    fill(scene, ribbon(path([230, y + 16, 230 - length, y]), [66, 58]), 'skin1', { tone: 0.02 })
  fill(scene, ribbon(path([-90, 420, -214, 340, -222, 220, -150, 150]), [110, 86, 70, 58]), 'skin1')
  soft(scene, [-176, 160, -142, 140, -132, 160, -154, 182], 'skin1', { tone: 0.08 })
}

function headset(stage: Stage): void {
  const { scene, random } = stage
  ground(stage, 'wall')
  onCard(stage, () => {
    floorFrom(stage, 340, 'floor')
    fill(scene, ellipse(-60, 410, 360, 44), 'bloom', { tone: 0.06 })
    bent(scene, [-440, 350, -440, -20], 'dark', 10)
    angled(scene, [-480, -10, -460, -90, -420, -90, -400, -10], 'sun')
    whale(stage, 130, -120, 470, false, 'waterDark', -0.12)
    for (let bubble = 0; bubble < 12; bubble++)
      fill(
        scene,
        ellipse(random.between(-250, 440), random.between(-280, 120), random.between(7, 17)),
        'water',
      )
    const { head } = actor(stage, [-190, 414, 440], 'point')
    cut(scene, roundedRectangle(head[0] - 4, head[1] - 24, 52, 36, 10), 'dark')
    bent(scene, [head[0] - 30, head[1] - 12, head[0] + 4, head[1] - 10], 'dark', 11)
  })
}

/** Widths of the printed layers from the soil up, of which the trunk is the first part. */
const LAYERS = [40, 36, 36, 34, 34, 40, 150, 220, 270, 296, 300, 290, 262] as const

function treePrinter(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 400, 'floor')
    for (const x of [-120, 380]) cut(scene, rectangle(x, -280, 30, 670), 'dark')
    cut(scene, rectangle(-150, -300, 590, 44), 'dark')
    cut(scene, roundedRectangle(-150, 350, 590, 60, 12), 'dark')
    soft(scene, [0, 354, 60, 320, 140, 312, 220, 320, 290, 354], 'trunk')
    for (const [index, wide] of LAYERS.entries()) {
      const y = 318 - index * 34
      cut(scene, roundedRectangle(145 - wide / 2, y - 34, wide, 32, 9), index < 6 ? 'trunk' : 'leaf', {
        tone: index % 2 ? 0.05 : -0.02,
      })
    }
    cut(scene, rectangle(-100, -182, 490, 26), 'light', { tone: -0.1 })
    cut(scene, rectangle(170, -220, 84, 76), 'bloom')
    angled(scene, [186, -144, 238, -144, 218, -112, 206, -112], 'bloom', { tone: -0.1 })
    for (const [, x] of steps(3, (_, index) => [index, -60 + index * 40] as const))
      fill(scene, ellipse(x, 380, 10), x < 0 ? 'bloom' : 'glow')
    line(scene, path([212, -220, 260, -250, 330, -236]), 'light', 7)
    actor(stage, [-310, 414, 420], 'cheer')
  })
}

export const MACHINE_DRAWINGS = { robotCheck, phoneWorld, headset, treePrinter }
