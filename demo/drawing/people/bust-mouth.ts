import { arc, ellipse, type Point } from '../core/geometry.ts'
import { cut, fill, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { outline } from './bust-table.ts'

/** Mouths that are one stroke; x counts in half widths of the mouth. */
const STROKES: Record<string, string> = {
  smile: '-100 -4 -50 1.5 0 3 50 1.5 100 -4',
  calm: '-80 0 0 .6 80 -.4',
  side: '-70 1 30 1.2 100 -3.5',
  smirk: '-50 1.2 20 2.2 80 -1 115 -7.5 120 -10',
  frown: '-90 4 -40 .2 0 -.8 40 .2 90 4',
}

/** Opened ones: half width, depth and how much of it teeth fill. */
const OPENED: Record<string, readonly [number, number, number]> = {
  open: [1, 0.1, 0.035],
  laugh: [1.3, 0.17, 0.06],
  teeth: [1.2, 0.085, 0.2],
}

/** Lips, and how full they are. */
const PAINTED: Record<string, number> = { lips: 1, pout: 1.5 }

/** `turn` moves the middle of the face to the right as the head turns. */
export type MouthShape = { turn: number; half: number; mouth: string; mouthWidth: number; mouthLine: number }

export function mouthsFor(painted: boolean): string[] {
  return [STROKES, OPENED, painted ? PAINTED : {}]
    .flatMap((kinds) => Object.keys(kinds))
    .concat('pursed', 'smile', 'laugh')
}

export function mouth({ scene }: Stage, face: MouthShape): void {
  const wide = face.mouthWidth * (1 - face.turn)
  const [x, y] = [Math.min(face.turn * 1.15, face.half * 0.88 - wide), face.mouthLine]
  const around = (text: string, full = 1) =>
    outline(text, wide).map(([px, py]): Point => [x + px, y + py * full])
  const area = (slot: Slot, points: Point[], tone = 0) => fill(scene, points, slot, { tone, fine: true })
  const stroke = STROKES[face.mouth]
  if (stroke) line(scene, around(stroke), 'dark', 0.028, { fine: true })
  const [across, deep, teeth] = OPENED[face.mouth] ?? []
  if (across && deep && teeth) {
    const top = y - deep * 0.4
    const clip = cut(scene, arc(x, top, wide * across, deep, 0, 180, 10), 'dark', { fine: true })
    line(
      scene,
      [
        [x - 1, top],
        [x + 1, top],
      ],
      'white',
      teeth * 2,
      { fine: true, clip },
    )
    if (face.mouth !== 'teeth')
      fill(scene, ellipse(x, top + deep, wide * 0.55, deep * 0.4), 'blush', { clip, fine: true })
    else
      for (const gap of ['-60', '0', '60'])
        line(scene, around(`${gap} -9 ${gap} 9`), 'dark', 0.01, { clip, fine: true })
  }
  if (face.mouth === 'pursed') area('dark', ellipse(x, y, 0.05, 0.055))
  const full = PAINTED[face.mouth]
  if (full) {
    area('blush', around('-75 0 -30 -4.5 0 -2.8 30 -4.5 75 0 0 1.2', full), -0.08)
    area('blush', around('-70 .4 0 1.4 70 .4 25 5.5 -25 5.5', full))
  }
}
