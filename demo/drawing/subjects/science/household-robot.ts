import { arc, ellipse, path, rectangle, roundedRectangle } from '../../core/geometry.ts'
import { cut, fill, line, place, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { plant } from '../../parts/plants.ts'
import { room } from '../../parts/room.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { prop } from '../../people/props.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS } from './science-parts.ts'

export const householdRobot: Composition = (random) => {
  const task = random.pick(['plants', 'tea'] as const)
  return {
    mood: random.pick(['day', 'bold', 'paper', 'night'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick<Both>([
        ['Aushilfe', 'Temp'],
        ['Der neue Kollege', 'The new colleague'],
        ['Lernt noch', 'Still learning'],
      ]),
      alt:
        task === 'plants'
          ? [
              'Ein freundlicher Roboter gießt Topfpflanzen, eine Person zeigt ihm wie',
              'A friendly robot waters pot plants while a person shows it how',
            ]
          : [
              'Ein freundlicher Roboter bringt einer lesenden Person Tee',
              'A friendly robot brings tea to a person reading',
            ],
      keywords: [...KEYWORDS, ['Roboter', 'robot'], ['Zukunft', 'future'], ['Humor', 'humour']],
    },
    draw: (stage) => drawHouseholdRobot(stage, task),
  }
}

function drawHouseholdRobot(stage: Stage, task: 'plants' | 'tea'): void {
  const { width, height, random: chance } = stage
  const floor = room(stage, 0.78, 'wall', 'floor', stage.hand.pattern)
  const base = floor + height * 0.12
  robot(stage, width * 0.36, base, height * 0.54, chance.pick(['a', 'c', 'bloom'] as const), task)
  if (task === 'plants') plantsToWater(stage, base)
  else readerInChair(stage, base)
}

function plantsToWater(stage: Stage, base: number): void {
  const { scene, width, height, random: chance } = stage
  figure(stage, {
    x: width * 0.8,
    y: base,
    height: height * 0.56,
    pose: 'point',
    flip: true,
    outfit: outfitOf(stage, 0),
  })
  for (let index = 0; index < 4; index++) {
    const x = width * (0.54 + index * 0.05)
    plant(
      stage,
      chance.pick(['daisy', 'tulip', 'fern', 'monstera'] as const),
      x,
      base - height * 0.07,
      height * 0.24,
    )
    cut(
      scene,
      path([x - 26, base - height * 0.08, x + 26, base - height * 0.08, x + 19, base, x - 19, base]),
      'bloomToo',
    )
  }
}

function readerInChair(stage: Stage, base: number): void {
  const { scene, width, height } = stage
  cut(scene, roundedRectangle(width * 0.68, base - height * 0.24, width * 0.2, height * 0.24, 24), 'b')
  cut(scene, roundedRectangle(width * 0.82, base - height * 0.46, width * 0.08, height * 0.46, 24), 'b', {
    tone: -0.06,
  })
  figure(stage, {
    x: width * 0.78,
    y: base + 4,
    height: height * 0.58,
    pose: 'read',
    flip: true,
    outfit: outfitOf(stage, 0),
    held: (at) => prop(stage, 'book', at, 'd'),
  })
}

function robot(stage: Stage, x: number, y: number, height: number, slot: Slot, task: 'plants' | 'tea'): void {
  const { scene } = stage
  place(scene, { x, y, scale: height / 100 }, () => {
    for (const side of [-1, 1]) {
      cut(scene, rectangle(side * 12 - 4, -26, 8, 20), 'dark')
      cut(scene, roundedRectangle(side * 12 - 10, -10, 20, 10, 5), 'front')
    }
    line(scene, path([-22, -54, -34, -40, -28, -26]), 'dark', 5)
    cut(scene, roundedRectangle(-24, -66, 48, 44, 10), slot)
    cut(scene, roundedRectangle(-15, -58, 30, 18, 4), 'white')
    line(scene, path([-12, -48, -6, -48, -3, -54, 2, -43, 5, -48, 12, -48]), 'bloom', 1.6, { curved: false })
    for (const [dx, dot] of [
      [-8, 'sun'],
      [0, 'bloom'],
      [8, 'leaf'],
    ] as const)
      fill(scene, ellipse(dx, -32, 3), dot)
    cut(scene, rectangle(-5, -72, 10, 7), 'dark')
    cut(scene, roundedRectangle(-21, -100, 42, 29, 10), slot, { tone: 0.04 })
    cut(scene, roundedRectangle(-15, -95, 30, 18, 7), 'dark')
    for (const side of [-1, 1]) fill(scene, ellipse(side * 7, -87, 3.4, 4), 'glow')
    line(scene, arc(0, -84, 4, 3, 20, 160, 5), 'glow', 1.4)
    line(scene, path([0, -100, 0, -110]), 'dark', 2)
    fill(scene, ellipse(0, -112, 3.6), 'bloom')
    line(scene, path([22, -54, 36, -48, 46, -54]), 'dark', 5)
    if (task === 'plants') prop(stage, 'watering-can', [48, -54], 'sun')
    else {
      cut(scene, roundedRectangle(36, -58, 34, 4, 2), 'trunk')
      prop(stage, 'cup', [50, -62], 'white')
    }
  })
}
