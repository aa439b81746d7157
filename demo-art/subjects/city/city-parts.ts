import { ellipse, rectangle, roundedRectangle } from '../../core/geometry.ts'
import { cut, fill, inside, line, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { tower } from '../../parts/buildings.ts'
import { pottedPlant } from '../../parts/furniture.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import type { PoseName } from '../../people/pose.ts'
import { type Prop, prop } from '../../people/props.ts'

export const WALLS: readonly Slot[] = ['a', 'b', 'c', 'd', 'light', 'white', 'wall']

export function skyline(
  stage: Stage,
  base: number,
  slots: readonly Slot[],
  low: number,
  tall: number,
  detailed: boolean,
): void {
  const { width, random } = stage
  let x = -width * random.between(0.02, 0.12)
  while (x < width * 1.02) {
    const wide = width * random.between(0.08, 0.16)
    tower(stage, x, base, wide, random.between(low, tall), random.pick(slots), detailed)
    x += wide * random.between(0.94, 1.12)
  }
}

export function passersBy(stage: Stage, y: number, height: number, count: number): void {
  const { width, random } = stage
  const poses: PoseName[] = ['walk', 'stride', 'phone', 'relaxed', 'wave', 'carry']
  const things: (Prop | null)[] = ['bag', 'cup', 'phone', null, null, 'box']
  for (let index = 0; index < count; index++) {
    const which = random.whole(0, poses.length - 1)
    const thing = things[which]
    const x = (width * (index + random.between(0.25, 0.75))) / count
    figure(stage, {
      x,
      y: y + random.between(0, 14),
      height,
      pose: poses[which] ?? 'walk',
      flip: random.chance(0.5),
      outfit: outfitOf(stage, index),
      held: (at) => thing && prop(stage, thing, at, 'd'),
    })
  }
}

export function roof(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  rise: number,
  tiles: Slot,
  wall: Slot,
): void {
  const { scene, random } = stage
  cut(scene, rectangle(x + width * 0.66, y - rise * 1.2, width * 0.08, rise * 0.7), 'trunk')
  cut(scene, rectangle(x, y - 4, width, stage.height), wall, { tone: -0.03 })
  const slope = cut(
    scene,
    [
      [x - 8, y + 6],
      [x + width * 0.12, y - rise],
      [x + width * 0.88, y - rise],
      [x + width + 8, y + 6],
    ],
    tiles,
  )
  inside(scene, slope, () => {
    for (let row = 0; row < 5; row++)
      line(
        scene,
        [
          [x - 10, y - rise * (row / 5)],
          [x + width + 10, y - rise * (row / 5)],
        ],
        tiles,
        3,
        { tone: -0.07 },
      )
  })
  const dormer = x + width * random.between(0.2, 0.5)
  cut(
    scene,
    [
      [dormer - 4, y - rise * 0.58],
      [dormer + width * 0.09, y - rise * 0.95],
      [dormer + width * 0.18 + 4, y - rise * 0.58],
    ],
    tiles,
    { tone: -0.05 },
  )
  cut(scene, rectangle(dormer, y - rise * 0.6, width * 0.18, rise * 0.5), wall)
  cut(
    scene,
    rectangle(dormer + width * 0.045, y - rise * 0.5, width * 0.09, rise * 0.34),
    stage.night || random.chance(0.3) ? 'glow' : 'dark',
  )
  for (let pane = 0; pane < 4; pane++)
    cut(
      scene,
      rectangle(x + width * (0.1 + pane * 0.22), y + rise * 0.25, width * 0.11, rise * 0.5),
      stage.night && random.chance(0.6) ? 'glow' : 'dark',
    )
}

export function washing({ scene, random }: Stage, x: number, y: number, width: number): void {
  line(
    scene,
    [
      [x, y],
      [x + width / 2, y + width * 0.06],
      [x + width, y],
    ],
    'dark',
    2,
  )
  for (let index = 0; index < 6; index++) {
    const left = x + width * (0.06 + index * 0.15)
    const top = y + width * 0.05 * Math.sin((Math.PI * (index + 0.5)) / 6)
    const slot = random.pick(['a', 'c', 'white', 'd', 'light'] as const)
    if (index % 2) cut(scene, rectangle(left, top, width * 0.09, width * 0.13), slot)
    else
      cut(
        scene,
        [
          [left, top],
          [left + width * 0.1, top],
          [left + width * 0.13, top + width * 0.05],
          [left + width * 0.09, top + width * 0.06],
          [left + width * 0.09, top + width * 0.14],
          [left + width * 0.01, top + width * 0.14],
          [left + width * 0.01, top + width * 0.06],
          [left - width * 0.03, top + width * 0.05],
        ],
        slot,
      )
  }
}

export function stall(stage: Stage, x: number, y: number, width: number, height: number, slot: Slot): void {
  const { scene, random } = stage
  for (const side of [-0.44, 0.44])
    line(
      scene,
      [
        [x + side * width, y],
        [x + side * width, y - height],
      ],
      'trunk',
      6,
    )
  const stripes = 8
  for (let stripe = 0; stripe < stripes; stripe++) {
    const [left, right] = [
      x - width / 2 + (width * stripe) / stripes,
      x - width / 2 + (width * (stripe + 1)) / stripes,
    ]
    const inward = (edge: number) => x + (edge - x) * 0.8
    cut(
      scene,
      [
        [inward(left), y - height * 1.18],
        [inward(right), y - height * 1.18],
        [right, y - height * 0.86],
        [left, y - height * 0.86],
      ],
      stripe % 2 ? 'white' : slot,
    )
    fill(
      scene,
      ellipse((left + right) / 2, y - height * 0.86, width / stripes / 2, height * 0.06),
      stripe % 2 ? 'white' : slot,
    )
  }
  cut(scene, rectangle(x - width * 0.46, y - height * 0.42, width * 0.92, height * 0.42), 'trunk', {
    tone: 0.06,
  })
  for (let crate = 0; crate < 4; crate++) {
    const left = x - width * 0.44 + crate * width * 0.225
    cut(scene, roundedRectangle(left, y - height * 0.52, width * 0.2, height * 0.16, 3), 'light')
    const goods = random.pick(['bloom', 'sun', 'leaf', 'bloomToo', 'glow', 'd'] as const)
    for (let piece = 0; piece < 6; piece++)
      fill(
        scene,
        ellipse(left + width * 0.035 * piece + 5, y - height * (0.53 + (piece % 2) * 0.04), width * 0.024),
        goods,
      )
  }
}

export function balconyCell(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  index: number,
): void {
  const { scene, random } = stage
  const acts: [PoseName, Prop | null][] = [
    ['water', 'watering-can'],
    ['wave', null],
    ['phone', 'phone'],
    ['relaxed', 'cup'],
    ['play', 'trumpet'],
    ['stretch', null],
    ['paint', 'brush'],
  ]
  const [pose, thing] = acts[(index * 3 + random.whole(0, 2)) % acts.length] ?? ['wave', null]
  cut(
    scene,
    rectangle(x - width * 0.3, y - height * 0.86, width * 0.6, height * 0.86),
    stage.night || random.chance(0.4) ? 'glow' : 'front',
  )
  for (const side of [-1, 1])
    cut(
      scene,
      rectangle(x + side * width * 0.38 - width * 0.075, y - height * 0.86, width * 0.15, height * 0.86),
      'b',
      { tone: side * 0.01 },
    )
  figure(stage, {
    x: x + random.swing() * width * 0.1,
    y: y + 6,
    height: height * 0.82,
    pose: pose === 'play' ? 'relaxed' : pose,
    flip: random.chance(0.5),
    outfit: outfitOf(stage, index),
    held: (at) => thing && prop(stage, thing, at, 'c'),
  })
  pottedPlant(
    stage,
    x + width * (index % 2 ? 0.36 : -0.36),
    y + 4,
    height * 0.46,
    random.pick(['daisy', 'fern', 'tulip', 'monstera'] as const),
    'bloom',
  )
  const rail = random.pick(['dark', 'white', 'a', 'c'] as const)
  for (let bar = 0; bar < 13; bar++)
    line(
      scene,
      [
        [x - width * 0.48 + (bar * width * 0.96) / 12, y],
        [x - width * 0.48 + (bar * width * 0.96) / 12, y - height * 0.32],
      ],
      rail,
      3,
    )
  line(
    scene,
    [
      [x - width * 0.5, y - height * 0.33],
      [x + width * 0.5, y - height * 0.33],
    ],
    rail,
    7,
  )
  cut(scene, rectangle(x - width * 0.52, y - 2, width * 1.04, 12), 'light')
}
