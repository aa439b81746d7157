import { arc, type Point, rectangle } from '../core/geometry.ts'
import { cut, inside, line, type Slot } from '../core/scene.ts'
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
  line(
    scene,
    [
      [x + width / 2, y],
      [x + width / 2, y + height],
    ],
    frame,
    bar,
    { fine: true },
  )
  line(
    scene,
    [
      [x, y + height * 0.45],
      [x + width, y + height * 0.45],
    ],
    frame,
    bar,
    { fine: true },
  )
}

const ROOFS = ['gable', 'low', 'dome', 'stepped', 'saw', 'flat', 'spire'] as const

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

export type WindowStyle = 'square' | 'arched' | 'wide' | 'grid'

/** A tower or block from the base line up, with rows of windows. */
export function tower(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  wall: Slot,
  detailed: boolean,
): void {
  const { scene, random } = stage
  const roof = random.pick(ROOFS)
  const top = base - height
  const body = cut(scene, [[x, base + 30], ...roofLine(roof, x, top, width), [x + width, base + 30]], wall)
  inside(scene, body, () => {
    cut(scene, rectangle(x + width * 0.66, top - width * 1.3, width * 0.4, height + width * 2), wall, {
      tone: -0.055,
    })
  })
  if (roof === 'gable' && detailed)
    cut(
      scene,
      [
        [x - width * 0.05, top + width * 0.05],
        [x + width / 2, top - width * 0.52],
        [x + width * 1.05, top + width * 0.05],
        [x + width, top + width * 0.05],
        [x + width / 2, top - width * 0.4],
        [x, top + width * 0.05],
      ],
      'trunk',
    )
  if (!detailed) return
  const glass = random.pick((['dark', 'light', 'white', 'front'] as const).filter((slot) => slot !== wall))
  windowRows(stage, x, top, width, height, glass, random.pick(['square', 'arched', 'wide', 'grid'] as const))
}

function windowRows(
  stage: Stage,
  x: number,
  top: number,
  width: number,
  height: number,
  glass: Slot,
  style: WindowStyle,
): void {
  const { random, night } = stage
  const columns = Math.max(2, Math.min(5, Math.round(width / 34)))
  const rows = Math.max(2, Math.round(height / (width / columns) / (style === 'wide' ? 1.25 : 1.5)))
  const [cellWidth, cellHeight] = [width / columns, height / rows]
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (random.chance(0.07)) continue
      const slot = night ? (random.chance(0.45) ? 'glow' : 'dark') : random.chance(0.08) ? 'sun' : glass
      const [left, upper] = [x + cellWidth * (column + 0.26), top + cellHeight * (row + 0.26)]
      const [wide, high] = [
        cellWidth * (style === 'wide' ? 0.62 : 0.48),
        cellHeight * (style === 'wide' ? 0.4 : 0.54),
      ]
      tallPane(stage, left, wide, style, upper, high, slot)
    }
  }
}

function tallPane(
  { scene }: Stage,
  left: number,
  wide: number,
  style: WindowStyle,
  upper: number,
  high: number,
  slot: Slot,
): void {
  if (style === 'arched')
    cut(
      scene,
      [
        ...arc(left + wide / 2, upper + wide / 2, wide / 2, wide / 2, 180, 360, 7),
        [left + wide, upper + high],
        [left, upper + high],
      ],
      slot,
    )
  else cut(scene, rectangle(left, upper, wide, high), slot)
  if (style === 'grid')
    line(
      scene,
      [
        [left, upper + high / 2],
        [left + wide, upper + high / 2],
      ],
      'dark',
      1.6,
      { fine: true },
    )
}
