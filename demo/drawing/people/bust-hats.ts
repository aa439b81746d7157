import { ellipse } from '../core/geometry.ts'
import { cut, fill, inside, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { outline, outlines } from './bust-table.ts'

/** Hair, and the cloth of what is on it; `half` is half the width of the face, `turn` shifts it to the right. */
export type HeadPlan = { slot: Slot; cloth: Slot; half: number; turn: number }

/** What shows of the hair below any hat. */
function temples({ scene }: Stage, { slot, half }: HeadPlan): void {
  for (const side of [-half, half]) fill(scene, outline('106 12 110 -24 70 -30 92 -4', side), slot)
}

export function beanie(stage: Stage, plan: HeadPlan): void {
  const { scene, hand } = stage
  const { cloth, half } = plan
  temples(stage, plan)
  const dome = fill(scene, outline('-114 -20 -108 -50 -50 -82 50 -82 108 -50 114 -20', half), cloth)
  inside(scene, dome, () => {
    for (let rib = -3; rib <= 3; rib++)
      line(scene, outline(`30 -20 20 -90`, half * rib), cloth, 0.02, { tone: -0.07, fine: true })
  })
  cut(scene, outline('-118 -34 118 -34 118 -16 -118 -16', half), cloth, { tone: -0.08 })
  if (hand.detail > 0.7) fill(scene, ellipse(0, -0.86, 0.13), 'white')
}

export function brimmedHat(stage: Stage, plan: HeadPlan): void {
  const { scene } = stage
  const { cloth, half, turn } = plan
  temples(stage, plan)
  fill(scene, outline('-98 -30 -90 -78 -30 -90 0 -84 30 -90 90 -78 98 -30', half), cloth)
  cut(scene, outline('-99 -32 -96 -46 96 -46 99 -32', half), 'dark')
  fill(scene, ellipse(turn * 0.2, -0.3, half * 1.9, 0.11, -0.03), cloth, { tone: -0.03 })
}

export function turban(stage: Stage, plan: HeadPlan): void {
  const { scene } = stage
  const { cloth, half, turn } = plan
  temples(stage, plan)
  const wound = '-116 -14 -120 -50 -60 -84 50 -86 120 -52 114 -16 40 -34 -40 -30'
  fill(scene, outline(wound, half), cloth)
  for (const fold of outlines('-110 -20 -30 -50 50 -80/-90 -20 0 -50 90 -80/110 -20 40 -50 -30 -80', half))
    line(scene, fold, cloth, 0.025, { tone: -0.08, fine: true })
  fill(scene, ellipse(turn * 0.6, -0.46, 0.06, 0.08), 'sun')
}
