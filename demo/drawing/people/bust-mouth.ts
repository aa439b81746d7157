import { arc, ellipse, type Point, path } from '../core/geometry.ts'
import { cut, fill, line } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

/** `turn` moves the middle of the face to the right as the head turns. */
export type MouthShape = {
  turn: number
  mouth: 'smile' | 'open' | 'lips' | 'calm' | 'side'
  mouthWidth: number
}

/** The middle of a mouth and half its width. */
type Mouth = { x: number; y: number; wide: number }

const THIN = 0.026

const DRAW_MOUTH: Record<MouthShape['mouth'], (stage: Stage, mouth: Mouth) => void> = {
  smile({ scene }, { x, y, wide }) {
    line(scene, arc(x, y - 0.05, wide, 0.075, 20, 160, 8), 'dark', THIN, { fine: true })
  },
  calm({ scene }, mouth) {
    line(scene, around(mouth, [-0.7, 0, 0, 0.006, 0.7, -0.004]), 'dark', THIN, { fine: true })
  },
  side({ scene }, mouth) {
    line(scene, around(mouth, [-0.7, 0.01, 0.3, 0.012, 1, -0.035]), 'dark', THIN, { fine: true })
  },
  open({ scene }, mouth) {
    const { x, y, wide } = mouth
    const lips = cut(scene, arc(x, y - 0.035, wide, 0.11, 0, 180, 10), 'dark', { fine: true })
    const teeth = around(mouth, [-1, -0.04, 1, -0.04, 1, -0.005, -1, -0.005])
    cut(scene, teeth, 'white', { clip: lips, fine: true })
    fill(scene, ellipse(x, y + 0.07, wide * 0.5, 0.04), 'blush', { clip: lips, fine: true })
  },
  lips({ scene }, mouth) {
    const upper = around(mouth, [-0.75, 0, -0.3, -0.045, 0, -0.028, 0.3, -0.045, 0.75, 0, 0, 0.012])
    const lower = around(mouth, [-0.7, 0.004, 0, 0.014, 0.7, 0.004, 0.25, 0.055, -0.25, 0.055])
    fill(scene, upper, 'blush', { tone: -0.08, fine: true })
    fill(scene, lower, 'blush', { fine: true })
  },
}

export function mouth(stage: Stage, face: MouthShape): void {
  DRAW_MOUTH[face.mouth](stage, { x: face.turn * 1.15, y: 0.36, wide: face.mouthWidth })
}

/** Points whose x counts in half widths of the mouth. */
function around({ x, y, wide }: Mouth, numbers: readonly number[]): Point[] {
  return path(numbers).map(([px, py]): Point => [x + px * wide, y + py])
}
