import { arc, ellipse, type Point } from '../core/geometry.ts'
import { cut, fill, inside, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { outline } from './bust-table.ts'

// A mouth is described by its kind, and so is the beard around it.

/** Lists all kinds of mouths, the friendly ones more often; painted ones are those with lips. */
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

/** Draws the beard below the mouth, before that is drawn; `face` is the shape of the face. */
export function beardUnder({ scene }: Stage, who: Bearded, face: number): void {
  const { cheeks, chin } = BEARDS[who.beard] ?? {}
  const faint = who.beard === 'stubble'
  if (cheeks)
    inside(scene, face, () =>
      fill(scene, both(who, cheeks), faint ? who.skin : who.hair, { tone: faint ? -0.09 : 0 }),
    )
  if (chin) fill(scene, both(who, chin), who.hair)
  if (cheeks === BUSHY && !faint)
    fill(scene, ellipse(who.turn * 1.15, who.mouthLine, who.mouthWidth * 1.1, 0.05), 'blush')
}

/** Draws the beard over the lip, after the mouth. */
export function moustache({ scene }: Stage, who: Bearded): void {
  const { lip } = BEARDS[who.beard] ?? {}
  if (lip) fill(scene, both(who, lip), who.hair, { tone: 0.03 })
}

const BUSHY = '0 -10 40 -9 72 -16 86 -34 120 -34 120 60 0 60'
const LIP = '0 -7 28 -8 50 0 56 7 30 3 0 0'

/** Right halves of what grows on cheeks, under the lip and over it; x counts in half widths of the face, y from the mouth. */
const BEARDS: Record<string, { cheeks?: string; chin?: string; lip?: string }> = {
  full: { cheeks: BUSHY },
  long: { cheeks: BUSHY, chin: '0 6 70 0 66 30 50 55 20 82 0 86' },
  stubble: { cheeks: BUSHY },
  chops: { cheeks: '0 60 42 58 42 10 62 -5 84 -34 120 -34 120 60 0 60' },
  goatee: { chin: '0 7 30 8 30 20 16 36 0 40' },
  circle: { lip: LIP, chin: '0 8 42 5 50 2 50 20 24 32 0 33' },
  moustache: { lip: LIP },
  walrus: { lip: '0 -10 36 -12 72 0 74 14 50 10 24 6 0 3' },
  handlebar: { lip: '0 -7 30 -7 60 -3 80 -15 86 -10 66 5 30 3 0 -1' },
}

export const BEARD_KINDS = Object.keys(BEARDS)

/** `turn` moves the middle of the face to the right as the head turns. */
export type MouthShape = { turn: number; half: number; mouth: string; mouthWidth: number; mouthLine: number }

type Bearded = MouthShape & { beard: string; hair: Slot; skin: Slot }

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

function both({ half, turn, mouthLine }: Bearded, text: string): Point[] {
  const side = (wide: number) =>
    outline(text, wide).map(
      ([x, y]): Point => [x + turn * 1.1 - Math.abs(x / half) * turn * 0.5, y + mouthLine],
    )
  return [...side(half), ...side(-half).reverse()]
}
