import { arc, path, rectangle } from '../core/geometry.ts'
import { cut, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { roofLine, windowPane } from './buildings.ts'
import { shopFront } from './shop-front.ts'

/** A town house with its own gable, cornices and a shop or door: one of a row. */
function townHouse(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  wall: Slot,
  trim: Slot,
): void {
  const { scene, random } = stage
  const gable = random.pick(['gable', 'stepped', 'dome', 'low', 'mansard'] as const)
  const top = base - height
  if (gable === 'mansard') {
    mansardFront(stage, x, top, width, base, wall)
  } else cut(scene, [[x, base], ...roofLine(gable, x, top, width), [x + width, base]], wall)
  line(scene, path([x, top + 2, x + width, top + 2]), trim, Math.max(3, width * 0.045))
  const floors = Math.max(2, Math.round(height / (width * 0.5)))
  const floorHeight = height / floors
  rowsOfWindows(stage, x, top, width, floors, floorHeight, trim)
  shopFront(stage, x, base, width, floorHeight, trim)
}

function mansardFront(stage: Stage, x: number, top: number, width: number, base: number, wall: Slot): void {
  const { scene } = stage
  cut(
    scene,
    [
      [x - 4, top],
      [x + width * 0.12, top - width * 0.34],
      [x + width * 0.88, top - width * 0.34],
      [x + width + 4, top],
    ],
    'front',
  )
  for (const share of [0.24, 0.6])
    windowPane(
      stage,
      x + width * share,
      top - width * 0.25,
      width * 0.16,
      width * 0.2,
      stage.night ? 'glow' : 'white',
    )
  cut(scene, path([x, base, x, top, x + width, top, x + width, base]), wall)
}

function rowsOfWindows(
  stage: Stage,
  x: number,
  top: number,
  width: number,
  floors: number,
  floorHeight: number,
  trim: Slot,
): void {
  const { random, scene } = stage
  const arched = random.chance(0.35)
  const columns = random.whole(2, 3)
  for (let floor = 0; floor < floors - 1; floor++) {
    for (let column = 0; column < columns; column++) {
      const wide = (width / columns) * 0.46
      const left = x + (width / columns) * column + (width / columns) * 0.27
      const upper = top + floorHeight * (floor + 0.26)
      const glass = stage.night && random.chance(0.55) ? 'glow' : stage.night ? 'dark' : 'white'
      windowTrim(stage, left, wide, arched, upper, floorHeight, trim)
      windowPane(stage, left, upper, wide, floorHeight * 0.52, glass)
      if (random.chance(0.3))
        cut(
          scene,
          rectangle(left - wide * 0.14, upper + floorHeight * 0.48, wide * 1.28, floorHeight * 0.12),
          random.pick(['leaf', 'bloom', 'dark'] as const),
        )
    }
  }
}

function windowTrim(
  { scene }: Stage,
  left: number,
  wide: number,
  arched: boolean,
  upper: number,
  floorHeight: number,
  trim: Slot,
): void {
  if (arched)
    cut(
      scene,
      [
        ...arc(left + wide / 2, upper + wide * 0.3, wide * 0.62, wide * 0.55, 180, 360, 8),
        [left + wide * 1.12, upper + floorHeight * 0.56],
        [left - wide * 0.12, upper + floorHeight * 0.56],
      ],
      trim,
    )
  else
    cut(
      scene,
      rectangle(left - wide * 0.1, upper - wide * 0.1, wide * 1.2, floorHeight * 0.56 + wide * 0.14),
      trim,
    )
}

type Row = {
  /** Where the first house begins, in scene units. */
  from: number
  /** Least and greatest width and height of a house, as shares of the sheet's. */
  wide: readonly [least: number, most: number]
  tall: readonly [least: number, most: number]
  walls: readonly Slot[]
  trims: readonly Slot[]
}

/** Town houses side by side until the right edge, all standing on `base`. */
export function rowOfTownHouses(stage: Stage, base: number, { from, wide, tall, walls, trims }: Row): void {
  const { width, height, random } = stage
  let x = from
  while (x < width) {
    const across = width * random.between(...wide)
    townHouse(
      stage,
      x,
      base,
      across,
      height * random.between(...tall),
      random.pick(walls),
      random.pick(trims),
    )
    x += across
  }
}
