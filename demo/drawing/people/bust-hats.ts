import { ellipse } from '../core/geometry.ts'
import { cut, fill, inside, line, type Slot } from '../core/scene.ts'
import { seenAs } from '../core/seen-as.ts'
import type { Stage } from '../core/stage.ts'
import { acrossHead } from './outline.ts'

/** Hair, and the cloth of what is on it; `half` is half the width of the face, `turn` shifts it to the right. */
export type HeadPlan = { slot: Slot; cloth: Slot; half: number; turn: number }

/** What shows of the hair below any hat. */
function temples({ scene }: Stage, { slot, half }: HeadPlan): void {
  for (const side of [-1, 1])
    fill(scene, acrossHead(side * half, [1.06, 0.12, 1.1, -0.24, 0.7, -0.3, 0.92, -0.04]), slot)
}

export const beanie = seenAs('beanie', drawBeanie)

function drawBeanie(stage: Stage, plan: HeadPlan): void {
  const { scene, hand } = stage
  const { cloth, half } = plan
  temples(stage, plan)
  const outline = [-1.14, -0.2, -1.08, -0.5, -0.5, -0.82, 0.5, -0.82, 1.08, -0.5, 1.14, -0.2]
  const dome = fill(scene, acrossHead(half, outline), cloth)
  inside(scene, dome, () => {
    for (let rib = -3; rib <= 3; rib++)
      line(scene, acrossHead(half, [rib * 0.3, -0.2, rib * 0.2, -0.9]), cloth, 0.02, {
        tone: -0.07,
        fine: true,
      })
  })
  const band = acrossHead(half, [-1.18, -0.34, 1.18, -0.34, 1.18, -0.16, -1.18, -0.16])
  cut(scene, band, cloth, { tone: -0.08 })
  if (hand.detail > 0.7) fill(scene, ellipse(0, -0.86, 0.13), 'white')
}

export const brimmedHat = seenAs('hat', drawBrimmedHat)

function drawBrimmedHat(stage: Stage, plan: HeadPlan): void {
  const { scene } = stage
  const { cloth, half, turn } = plan
  temples(stage, plan)
  const crown = [-0.98, -0.3, -0.9, -0.78, -0.3, -0.9, 0, -0.84, 0.3, -0.9, 0.9, -0.78, 0.98, -0.3]
  fill(scene, acrossHead(half, crown), cloth)
  cut(scene, acrossHead(half, [-0.99, -0.32, -0.96, -0.46, 0.96, -0.46, 0.99, -0.32]), 'dark')
  fill(scene, ellipse(turn * 0.2, -0.3, half * 1.9, 0.11, -0.03), cloth, { tone: -0.03 })
}

export const turban = seenAs('turban', drawTurban)

function drawTurban(stage: Stage, plan: HeadPlan): void {
  const { scene } = stage
  const { cloth, half, turn } = plan
  temples(stage, plan)
  const outline = [
    -1.16, -0.14, -1.2, -0.5, -0.6, -0.84, 0.5, -0.86, 1.2, -0.52, 1.14, -0.16, 0.4, -0.34, -0.4, -0.3,
  ]
  fill(scene, acrossHead(half, outline), cloth)
  for (const [from, to] of [
    [-1.1, 0.5],
    [-0.9, 0.9],
    [1.1, -0.3],
  ] as const) {
    const fold = acrossHead(half, [from, -0.2, (from + to) * 0.5, -0.5, to, -0.8])
    line(scene, fold, cloth, 0.025, { tone: -0.08, fine: true })
  }
  fill(scene, ellipse(turn * 0.6, -0.46, 0.06, 0.08), 'sun')
}
