import { arc, rectangle } from '../core/geometry.ts'
import { cut, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

/** The ground floor of a town house: a shop with an awning, or a front door. */
export function shopFront(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  trim: Slot,
): void {
  const { scene, random } = stage
  const upper = base - height * 0.86
  if (random.chance(0.55)) {
    cut(scene, rectangle(x + width * 0.08, upper, width * 0.5, height * 0.66), stage.night ? 'glow' : 'light')
    cut(scene, rectangle(x + width * 0.66, upper, width * 0.24, height * 0.86), 'dark')
    awning(stage, x, width, upper, height, trim)
    return
  }
  archedDoor(stage, x, width, upper, base, trim)
}

function archedDoor(
  { random, scene }: Stage,
  x: number,
  width: number,
  upper: number,
  base: number,
  trim: Slot,
): void {
  const doorX = x + width * random.pick([0.12, 0.38, 0.62])
  cut(
    scene,
    [
      ...arc(doorX + width * 0.13, upper + width * 0.1, width * 0.13, width * 0.12, 180, 360, 8),
      [doorX + width * 0.26, base],
      [doorX, base],
    ],
    trim,
  )
  cut(
    scene,
    rectangle(doorX + width * 0.04, upper + width * 0.08, width * 0.18, base - upper - width * 0.08),
    'dark',
  )
}

function awning({ scene }: Stage, x: number, width: number, upper: number, height: number, trim: Slot): void {
  const stripes = 6
  for (let stripe = 0; stripe < stripes; stripe++) {
    const left = x + width * 0.04 + (width * 0.92 * stripe) / stripes
    cut(
      scene,
      [
        [left, upper - height * 0.04],
        [left + (width * 0.92) / stripes, upper - height * 0.04],
        [left + (width * 0.94) / stripes, upper + height * 0.2],
        [left, upper + height * 0.2],
      ],
      stripe % 2 ? 'white' : trim,
    )
  }
}
