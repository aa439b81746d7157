import { arc, path, rectangle } from '../core/geometry.ts'
import { cut, inside, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { ROOFS, roofLine } from './buildings.ts'

type WindowStyle = 'square' | 'arched' | 'wide' | 'grid'

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
    line(scene, path([left, upper + high / 2, left + wide, upper + high / 2]), 'dark', 1.6, { fine: true })
}
