import { arc, type Point, path, rectangle } from '../core/geometry.ts'
import { cut, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

/** A small house whose lower left corner stands at (x, y); answers the height of its ridge. */
export function cottage(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: Slot,
  roof: Slot,
): number {
  const { scene, random } = stage
  const rise = height * random.between(0.4, 0.7)
  const eaves = width * 0.07
  const top = y - height
  if (random.chance(0.6))
    cut(scene, rectangle(x + width * 0.68, top - rise * 0.95, width * 0.1, rise * 0.7), 'trunk')
  cut(
    scene,
    [
      [x, y],
      [x, top],
      [x + width / 2, top - rise],
      [x + width, top],
      [x + width, y],
    ],
    wall,
  )
  const inset = random.chance(0.5) ? width * 0.22 : 0
  cut(
    scene,
    [
      [x - eaves, top + height * 0.03],
      [x + width / 2 - inset, top - rise - 3],
      [x + width / 2 + inset, top - rise - 3],
      [x + width + eaves, top + height * 0.03],
    ],
    roof,
  )
  doorAndWindows(stage, x, y, width, height)
  return top - rise
}

function doorAndWindows(stage: Stage, x: number, y: number, width: number, height: number): void {
  const { random, scene } = stage
  const door = width * 0.17
  const doorX = x + width * random.pick([0.14, 0.42, 0.66])
  cut(scene, rectangle(doorX, y - height * 0.56, door, height * 0.56), 'dark')
  for (const share of [0.12, 0.4, 0.68]) {
    const windowX = x + width * share
    if (Math.abs(windowX - doorX) < door) continue
    windowPane(stage, windowX, y - height * 0.68, door, height * 0.3, stage.night ? 'glow' : 'light')
  }
}

export function windowPane(
  { scene }: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  glass: Slot,
  frame: Slot = 'dark',
): void {
  cut(scene, rectangle(x, y, width, height), glass)
  const bar = Math.max(1.4, width * 0.07)
  line(scene, path([x + width / 2, y, x + width / 2, y + height]), frame, bar, { fine: true })
  line(scene, path([x, y + height * 0.45, x + width, y + height * 0.45]), frame, bar, { fine: true })
}

export const ROOFS = ['gable', 'low', 'dome', 'stepped', 'saw', 'flat', 'spire'] as const

export function roofLine(kind: (typeof ROOFS)[number], x: number, y: number, width: number): Point[] {
  const at = (dx: number, dy: number): Point => [x + dx * width, y - dy * width]
  if (kind === 'gable') return [at(0, 0), at(0.5, 0.5), at(1, 0)]
  if (kind === 'low') return [at(0, 0), at(0.5, 0.2), at(1, 0)]
  if (kind === 'dome') return arc(x + width / 2, y, width / 2, width * 0.42, 180, 360, 10)
  if (kind === 'stepped')
    return [
      at(0, 0),
      at(0.2, 0),
      at(0.2, 0.24),
      at(0.38, 0.24),
      at(0.38, 0.46),
      at(0.62, 0.46),
      at(0.62, 0.24),
      at(0.8, 0.24),
      at(0.8, 0),
      at(1, 0),
    ]
  if (kind === 'saw')
    return [at(0, 0.22), at(0.33, 0.4), at(0.33, 0.18), at(0.66, 0.4), at(0.66, 0.18), at(1, 0.4)]
  if (kind === 'spire')
    return [at(0, 0), at(0.3, 0.12), at(0.46, 0.9), at(0.5, 1.2), at(0.54, 0.9), at(0.7, 0.12), at(1, 0)]
  return [at(0, 0), at(1, 0)]
}
