import { ellipse, type Point } from '../core/geometry.ts'
import { fill, inside, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { FaceShape } from './bust-shape.ts'
import { outline } from './bust-table.ts'

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

type Bearded = FaceShape & { beard: string; hair: Slot; skin: Slot }

/** What grows below the mouth, before that is drawn; `face` is the shape of the face. */
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

export function moustache({ scene }: Stage, who: Bearded): void {
  const { lip } = BEARDS[who.beard] ?? {}
  if (lip) fill(scene, both(who, lip), who.hair, { tone: 0.03 })
}

function both({ half, turn, mouthLine }: Bearded, text: string): Point[] {
  const side = (wide: number) =>
    outline(text, wide).map(
      ([x, y]): Point => [x + turn * 1.1 - Math.abs(x / half) * turn * 0.5, y + mouthLine],
    )
  return [...side(half), ...side(-half).reverse()]
}
