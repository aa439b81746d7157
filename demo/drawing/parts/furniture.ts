import { path, rectangle, roundedRectangle } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { cut, fill, line, place, type Scene, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { patternOver } from './patterns.ts'

export function armchair(
  { scene }: Stage,
  x: number,
  y: number,
  size: number,
  slot: Slot,
  flip: boolean,
): void {
  place(scene, { x, y, scale: size / 100, flip }, () => {
    for (const leg of [-34, 36])
      cut(scene, path([leg - 4, -14, leg + 4, -14, leg + 2, 0, leg - 2, 0]), 'trunk')
    fill(scene, path([-46, -14, -52, -60, -42, -100, -22, -104, -14, -60, -12, -14]), slot, { tone: -0.05 })
    cut(scene, roundedRectangle(-38, -44, 74, 22, 9), slot, { tone: 0.05 })
    cut(scene, roundedRectangle(-46, -30, 90, 20, 8), slot)
    fill(scene, ribbon(path([-34, -52, 0, -52, 38, -50]), [14, 15, 17]), slot, { tone: -0.02 })
    cut(scene, roundedRectangle(30, -52, 16, 42, 8), slot, { tone: -0.06 })
  })
}

export function sofa(stage: Stage, x: number, y: number, width: number, slot: Slot, cushion: Slot): void {
  const { scene, hand } = stage
  const unit = width / 200
  place(scene, { x, y, scale: unit }, () => {
    for (const leg of [-86, 86]) cut(scene, rectangle(leg - 4, -12, 8, 12), 'trunk')
    cut(scene, roundedRectangle(-96, -84, 192, 62, 18), slot, { tone: -0.05 })
    for (const seat of [-88, 2]) cut(scene, roundedRectangle(seat, -50, 86, 26, 10), slot, { tone: 0.04 })
    cut(scene, roundedRectangle(-96, -30, 192, 20, 8), slot)
    for (const armX of [-104, 80]) cut(scene, roundedRectangle(armX, -62, 24, 52, 12), slot)
    const pillow = cut(scene, roundedRectangle(-74, -80, 42, 36, 8), cushion)
    patternOver(stage, pillow, hand.pattern, 'white', 11)
    cut(scene, roundedRectangle(40, -78, 36, 32, 8), 'light')
  })
}

export function table(
  { scene }: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  slot: Slot,
): void {
  const thick = Math.max(8, height * 0.07)
  for (const side of [-1, 1])
    cut(
      scene,
      [
        [x + side * width * 0.46, y - height],
        [x + side * width * 0.42, y - height],
        [x + side * width * 0.4, y],
        [x + side * width * 0.425, y],
      ],
      slot,
      { tone: -0.08 },
    )
  cut(scene, roundedRectangle(x - width / 2, y - height, width, thick, thick * 0.3), slot)
}

export function chair(
  { scene }: Stage,
  x: number,
  y: number,
  height: number,
  slot: Slot,
  flip: boolean,
): void {
  place(scene, { x, y, scale: height / 100, flip }, () => {
    for (const [from, to] of path([-16, -22, 16, 20]))
      line(scene, path([from, -46, to, 0]), slot, 4.6, { tone: -0.06 })
    backrest(scene, slot)
    cut(scene, roundedRectangle(-21, -50, 42, 7, 3), slot)
  })
}

function backrest(scene: Scene, slot: Slot): void {
  line(scene, path([-18, -46, -25, -100]), slot, 5)
  for (const rung of [-64, -78, -94])
    line(scene, path([-20 - (-rung - 60) * 0.12, rung, -10, rung + 2]), slot, 4)
}
