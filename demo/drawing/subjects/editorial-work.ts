import { ellipse, type Point, path, rectangle, roundedRectangle, steps } from '../core/geometry.ts'
import { cut, fill, line, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { actor, BALANCE } from '../ideas/actor.ts'
import { angled, bent, FAR, floorFrom, onCard, soft, stroke } from '../ideas/marks.ts'
import { deskLamp, dialMarks, gear } from '../ideas/objects.ts'
import { paperBoat, pencil, scissors } from '../ideas/stationery.ts'
import { ground } from '../parts/sky.ts'
import { prop } from '../people/props.ts'

function deskSea(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 440, 'floor')
    deskLamp(stage, { x: 350, y: 140, scale: 4.3, flip: true }, 'bloom')
    soft(
      scene,
      [
        -410, 150, -400, 60, -330, -20, -230, 44, -120, 20, -20, -40, 90, 40, 200, -10, 310, 50, 405, 30, 410,
        150,
      ],
      'waterDark',
    )
    actor(stage, [-40, 60, 360], 'sit')
    paperBoat(stage, { x: -50, y: 106, scale: 2.3, turn: -0.07 })
    soft(
      scene,
      [
        -430, 150, -425, 110, -350, 66, -240, 108, -130, 84, -20, 112, 90, 84, 200, 110, 320, 72, 425, 120,
        430, 150,
      ],
      'water',
    )
    for (const x of [-330, -150, 60, 250]) stroke(scene, [x, 128, x + 30, 116, x + 64, 128], 'white', 6)
    cut(scene, roundedRectangle(-440, 142, 880, 46, 8), 'trunk')
    for (const side of [-1, 1])
      angled(scene, [400 * side, 188, 300 * side, 188, 330 * side, 470, 368 * side, 470], 'trunk', {
        tone: -0.06,
      })
    cut(scene, rectangle(-250, 188, 500, 74), 'trunk', { tone: 0.07 })
    cut(scene, roundedRectangle(-36, 216, 72, 16, 8), 'dark')
    for (const [x, y] of path([-396, 236, -404, 290, 398, 250]))
      soft(scene, [x, y - 34, x + 12, y, x, y + 12, x - 12, y], 'water')
  })
}

/** A sheet of chart paper on a wall: lines, two axes and the floor on which people stand. */
function axes(stage: Stage): void {
  const { scene } = stage
  floorFrom(stage, 414, 'mid')
  for (let row = 0; row < 5; row++) bent(scene, [-430, 280 - row * 130, 440, 280 - row * 130], 'far', 3)
  bent(scene, [-430, -330, -430, 410, 450, 410], 'dark', 9)
}

function scissorsChart(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    axes(stage)
    const rise = [-426, 330, -290, 130, -190, 220, -40, -40, 30, 30, 160, -170]
    cut(scene, [...path(rise), [160, 406], [-426, 406]], 'light', { tone: -0.07 })
    bent(scene, rise, 'bloom', 30)
    bent(scene, [268, -96, 304, 60, 344, 20, 404, 350], 'bloom', 30)
    actor(stage, [-30, 410, 400], 'reach')
    scissors(stage, { x: 118, y: -54, scale: 2.9, turn: -0.86 }, 'a')
  })
}

function tightrope(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    axes(stage)
    const curve = [-430, 330, -300, 190, -220, 250, -30, 70, 60, 130, 280, -210, 350, -120, 440, 360]
    cut(scene, [...path(curve), [440, 410], [-430, 410]], 'sun', { tone: 0.02 })
    bent(scene, curve, 'bloom', 16)
    angled(
      scene,
      [-430, 340, -290, 370, -150, 320, 40, 360, 190, 290, 440, 380, 440, 410, -430, 410],
      'front',
    )
    actor(stage, [-30, 66, 330], BALANCE)
    stroke(scene, [-220, -128, -30, -156, 170, -150], 'dark', 9)
  })
}

function clockWheel(stage: Stage): void {
  const { scene, random } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 430, 'floor')
    const [middle, radius]: [Point, number] = [[0, 20], 350]
    bent(scene, [-190, 440, 0, 20, 190, 440], 'dark', 26)
    fill(scene, ellipse(0, 20, radius), 'a')
    fill(scene, ellipse(0, 20, radius - 46), 'white')
    dialMarks(stage, middle, radius - 50, 'dark')
    const minute = random.between(-2.4, -1.2)
    line(scene, [middle, [Math.cos(minute) * 230, 20 + Math.sin(minute) * 230]], 'bloom', 14)
    line(scene, [middle, [Math.cos(minute + 2.2) * 150, 20 + Math.sin(minute + 2.2) * 150]], 'bloom', 20)
    fill(scene, ellipse(0, 20, 24), 'dark')
    actor(stage, [-10, 318, 350], 'run')
    for (const x of [-250, -226]) stroke(scene, [x, 90, x - 16, 140, x - 4, 196], 'dark', 7)
  })
}

function pencilBridge(stage: Stage): void {
  const { scene, width, height } = stage
  ground(stage)
  fill(scene, ellipse(width * 0.66, height * 0.36, Math.min(width, height) * 0.17), 'sun')
  onCard(stage, () => {
    angled(scene, [-FAR, 190, -430, 176, -236, 190, -270, 300, -216, 380, -280, 600, -FAR, 600], 'front')
    angled(scene, [FAR, 190, 430, 182, 250, 190, 280, 280, 230, 400, 290, 600, FAR, 600], 'front')
    place(scene, { x: -400, y: 150, turn: 0.012 }, () => pencil(stage, 800, 78, 'bloom'))
    actor(stage, [-40, 116, 330], 'walk', { held: (at) => prop(stage, 'bag', at, 'a') })
    actor(stage, [420, 182, 250], 'wave', { who: 1, flip: true })
    for (const [x, y] of path([-60, 330, 40, 400, -120, 440]))
      stroke(scene, [x - 34, y - 14, x - 12, y - 18, x, y, x + 14, y - 20, x + 36, y - 12], 'dark', 6)
  })
}

function coffeeBath(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 330, 'floor')
    fill(scene, ellipse(0, 400, 400, 60), 'light', { tone: -0.1 })
    stroke(scene, [300, 90, 420, 90, 430, 210, 270, 270], 'a', 46)
    fill(scene, ellipse(0, 30, 330, 52), 'a', { tone: -0.12 })
    fill(scene, ellipse(0, 40, 300, 40), 'trunk')
    actor(stage, [-60, 290, 480], 'read', { held: (at) => prop(stage, 'book', at, 'bloom') })
    const cup: Point[] = [
      ...steps(15, (share): Point => [-330 + share * 660, 34 + Math.sin(share * Math.PI) * 50]),
      ...path([250, 300, 160, 400, -160, 400, -250, 300]),
    ]
    cut(scene, cup, 'a')
    angled(scene, [210, 98, 280, 80, 210, 300, 140, 390, 110, 390, 170, 290], 'a', { tone: 0.08 })
    for (const x of [-230, 190, 250])
      stroke(scene, [x, -40, x - 26, -100, x + 20, -160, x - 10, -230], 'white', 13)
  })
}

const BINDERS: readonly Slot[] = ['a', 'bloom', 'c', 'd', 'b']

function dominoes(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 370, 'floor')
    for (const [index, lean] of [1.16, 0.92, 0.72, 0.54, 0.38, 0.24].entries())
      place(scene, { x: -480 + index * 118, y: 372, turn: lean }, () => {
        const slot = BINDERS[index % BINDERS.length] ?? 'a'
        cut(scene, rectangle(-84, -420, 84, 420), slot)
        cut(scene, rectangle(-84, -420, 18, 420), slot, { tone: -0.1 })
        cut(scene, rectangle(-58, -360, 46, 130), 'white')
        for (const y of [-335, -310, -285]) cut(scene, rectangle(-50, y, 30, 8), 'dark')
        fill(scene, ellipse(-35, -90, 17), 'dark')
      })
    actor(stage, [372, 372, 430], 'push', { flip: true })
  })
}

/** Wheelbase of the bicycle; a rider of 570 fits it. */
const WHEELBASE = 330
const COG = 142

function gearRide(stage: Stage): void {
  ground(stage)
  onCard(stage, () => {
    gear(stage, [360, -180], 150, 12, 'far')
    gear(stage, [-390, -60], 110, 10, 'far', 0.2)
    rack(stage)
    cogBicycle(stage)
    actor(stage, [-74, 292, 570], 'cycle')
  })
}

/** Teeth to roll on, their tops at y = 366. */
function rack({ scene }: Stage): void {
  const teeth = steps(
    61,
    (_, corner): Point => [
      -1500 + corner * 50 + (corner % 2 ? 8 : 0),
      Math.floor((corner + 1) / 2) % 2 ? 404 : 366,
    ],
  )
  cut(scene, [...teeth, [FAR, 404], [FAR, FAR], [-FAR, FAR], [-FAR, 404]], 'front')
}

function cogBicycle(stage: Stage): void {
  const { scene } = stage
  const [back, front, hub] = [-WHEELBASE / 2, WHEELBASE / 2, 372 - COG]
  gear(stage, [back, hub], COG, 10, 'dark')
  gear(stage, [front, hub], COG, 10, 'dark', 0.3)
  bent(scene, [-50, 100, back, hub, -20, hub, -58, 60], 'bloom', 13)
  bent(scene, [-50, 100, 110, 86, -20, hub], 'bloom', 13)
  bent(scene, [100, 40, front, hub], 'bloom', 13)
  stroke(scene, [100, 42, 128, 20, 96, 4], 'dark', 11)
  soft(scene, [-96, 48, -24, 48, -30, 62, -80, 64], 'dark')
}

export const WORK_DRAWINGS = {
  deskSea,
  scissorsChart,
  tightrope,
  clockWheel,
  pencilBridge,
  coffeeBath,
  dominoes,
  gearRide,
}
