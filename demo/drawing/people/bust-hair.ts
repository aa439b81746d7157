import { arc, ellipse, type Point, polar, steps } from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
import { cut, fill, inside, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { outline, outlines } from './bust-table.ts'

// Hair is drawn in two parts, behind the head and over the face; hats and scarves are kinds of hair.

/** Hair of a bust; the face is one unit high around (0, 0), `half` is its half width, `turn` shifts it to the right. */
export const BUST_HAIRS = [
  ...(['parted', 'bob', 'long', 'waves', 'topknot', 'ponytail', 'afro', 'curls', 'quiff'] as const),
  ...(['crop', 'bald', 'braids', 'fringe', 'undercut', 'scarf', 'beanie', 'brimmed', 'turban'] as const),
  ...(['receding', 'horseshoe', 'spiky', 'mohawk', 'pixie', 'bowl', 'slick', 'buns'] as const),
] as const

export type BustHair = (typeof BUST_HAIRS)[number]

/** The hair and its colour, and the cloth of what is on it. */
type HairPlan = { kind: BustHair; slot: Slot; cloth: Slot; half: number; turn: number }

/** Draws hair, hats and scarves over a face. */
export function bustHairOver(stage: Stage, plan: HairPlan): void {
  const { scene } = stage
  const { kind, slot, half } = plan
  if (kind === 'undercut' || kind === 'mohawk')
    for (const side of kind === 'mohawk' ? [half, -half] : [half])
      fill(scene, outline(SHAVED, side), slot, { tone: 0.07 })
  const drawn = OUTLINES[kind]
  if (drawn) for (const each of outlines(drawn, half)) fill(scene, each, slot, { curved: kind !== 'spiky' })
  OTHERS[kind]?.(stage, plan)
}

/** Draws the hair that shows behind the head, before that is drawn. */
export function bustHairBehind(stage: Stage, plan: HairPlan): void {
  const drawn = OUTLINES_BEHIND[plan.kind]
  if (drawn) fill(stage.scene, outline(drawn, plan.half), plan.kind === 'scarf' ? plan.cloth : plan.slot)
  OTHERS_BEHIND[plan.kind]?.(stage, plan)
}

const CROWN = '-110 0 -112 -24 -72 -56 0 -64 74 -54 108 -22 104 -2'
const PARTED = `${CROWN} 94 -18 50 -32 -20 -50 -50 -26 -96 -6`
const PULLED = `${CROWN} 92 -20 50 -36 0 -40 -60 -32 -95 -8`
const SHAVED = '-103 4 -102 -30 -70 -50 -60 -40 -92 -8'

/** Over the face; x counts in half widths of it. */
const OUTLINES: Partial<Record<BustHair, string>> = {
  ...{ parted: PARTED, bob: PARTED, long: PARTED, waves: PARTED, braids: PARTED },
  ...{ topknot: PULLED, ponytail: PULLED, buns: PULLED },
  fringe: `${CROWN} 98 -6 90 -16 0 -20 -90 -16 -98 -4`,
  bowl: `${CROWN} 102 14 92 -2 80 -20 0 -22 -80 -20 -92 -2 -102 14`,
  slick: `${CROWN} 92 -16 74 -40 0 -50 -74 -40 -92 -16`,
  crop: `${CROWN} 88 -20 50 -36 0 -37 -50 -36 -88 -20`,
  receding: `${CROWN} 92 -12 80 -38 50 -48 22 -42 0 -38 -22 -42 -50 -48 -80 -38 -92 -12`,
  pixie: `-106 14 ${CROWN} 102 16 92 -6 78 -16 30 -14 -20 -24 -60 -40 -86 -20 -90 6`,
  quiff: `-105 4 -108 -26 -70 -50 -20 -66 50 -74 112 -66 120 -50 102 -36 103 -4 90 -24 30 -36 -50 -32 -92 -14`,
  undercut: '-94 -30 -50 -62 20 -72 96 -50 116 -12 110 10 90 -16 30 -32',
  mohawk: '-34 -40 -46 -68 -30 -92 0 -100 30 -92 46 -68 34 -40 0 -32',
  horseshoe: '-106 12 -120 2 -116 -22 -98 -34 -86 -24 -92 4/106 12 120 2 116 -22 98 -34 86 -24 92 4',
  spiky:
    '-105 0 -125 -34 -98 -40 -102 -68 -60 -56 -42 -84 -10 -60 22 -86 42 -58 86 -74 86 -46 122 -42 105 0 88 -22 50 -30 30 -38 0 -28 -30 -38 -50 -28 -90 -20',
}

const OTHERS: Partial<Record<BustHair, (stage: Stage, plan: HairPlan) => void>> = {
  ...{ afro: curls, curls, bald: shine, horseshoe: shine, scarf, beanie, brimmed: brimmedHat, turban },
}

function curls({ scene }: Stage, { kind, slot, half, turn }: HairPlan): void {
  for (let curl = 0; curl < 8; curl++) {
    const [x, y] = polar([turn * 0.4, -0.1], -2.85 + curl * 0.36, half * 1.02)
    fill(scene, ellipse(x, y, 0.13), slot, { tone: curl % 3 === 1 && kind === 'curls' ? 0.03 : 0 })
  }
}

function shine({ scene }: Stage, { turn }: HairPlan): void {
  line(scene, arc(turn * 0.5 - 0.1, -0.36, 0.12, 0.1, 200, 280, 5), 'white', 0.03, { fine: true })
}

function scarf({ scene }: Stage, { cloth, half }: HairPlan): void {
  const over = '-114 30 -116 -24 -70 -62 0 -70 70 -62 116 -24 114 30 96 10 82 -28 0 -42 -82 -28 -96 10'
  fill(scene, outline(over, half), cloth)
  const chin = '-110 40 -50 62 0 68 50 62 110 40 120 80 -120 80'
  fill(scene, outline(chin, half), cloth, { tone: -0.05 })
}

/** Draws the hair that shows below any hat. */
function temples({ scene }: Stage, { slot, half }: HairPlan): void {
  for (const side of [-half, half]) fill(scene, outline('106 12 110 -24 70 -30 92 -4', side), slot)
}

function beanie(stage: Stage, plan: HairPlan): void {
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

function brimmedHat(stage: Stage, plan: HairPlan): void {
  const { scene } = stage
  const { cloth, half, turn } = plan
  temples(stage, plan)
  fill(scene, outline('-98 -30 -90 -78 -30 -90 0 -84 30 -90 90 -78 98 -30', half), cloth)
  cut(scene, outline('-99 -32 -96 -46 96 -46 99 -32', half), 'dark')
  fill(scene, ellipse(turn * 0.2, -0.3, half * 1.9, 0.11, -0.03), cloth, { tone: -0.03 })
}

function turban(stage: Stage, plan: HairPlan): void {
  const { scene } = stage
  const { cloth, half, turn } = plan
  temples(stage, plan)
  const wound = '-116 -14 -120 -50 -60 -84 50 -86 120 -52 114 -16 40 -34 -40 -30'
  fill(scene, outline(wound, half), cloth)
  for (const fold of outlines('-110 -20 -30 -50 50 -80/-90 -20 0 -50 90 -80/110 -20 40 -50 -30 -80', half))
    line(scene, fold, cloth, 0.025, { tone: -0.08, fine: true })
  fill(scene, ellipse(turn * 0.6, -0.46, 0.06, 0.08), 'sun')
}

const CHIN_LONG = '-118 -20 -70 -58 70 -58 118 -20 128 36 90 46 -90 46 -130 36'
const SHOULDER_LONG = '-120 -20 -70 -60 70 -60 120 -20 125 40 145 105 30 110 -30 110 -150 105 -125 40'

/** Behind the head; x counts in half widths of the face. Hair that is not listed shows nothing there. */
const OUTLINES_BEHIND: Partial<Record<BustHair, string>> = {
  ...{ bob: CHIN_LONG, fringe: CHIN_LONG, long: SHOULDER_LONG, parted: SHOULDER_LONG },
  scarf: '-130 -10 -90 -60 0 -72 90 -60 130 -10 125 50 160 95 -160 95 -125 50',
}

const OTHERS_BEHIND: Partial<Record<BustHair, (stage: Stage, plan: HairPlan) => void>> = {
  waves({ scene }, { slot, half }) {
    const strand = (side: number) =>
      steps(7, (share): Point => {
        const out = 1.1 + Math.sin(share * 12) * 0.14 + share * 0.25
        return [side * half * out, -0.3 + share * 1.25]
      })
    fill(scene, [...strand(-1).reverse(), ...outline('-60 -60 60 -60', half), ...strand(1)], slot)
  },
  topknot({ scene }, { slot, turn }) {
    fill(scene, ellipse(-turn * 0.4, -0.72, 0.2, 0.18), slot)
  },
  buns({ scene }, { slot, half }) {
    for (const side of [-1, 1]) fill(scene, ellipse(side * half * 0.85, -0.62, 0.2), slot)
  },
  ponytail({ scene }, { slot, half }) {
    const tail = outline('-70 -40 -150 -30 -165 20 -135 70', half)
    fill(scene, ribbon(tail, [0.12, 0.26, 0.28, 0.05], 7), slot)
  },
  afro({ scene }, { slot, turn }) {
    fill(scene, ellipse(-turn * 0.3, -0.2, 0.74, 0.68), slot)
    for (let curl = 0; curl < 18; curl++) {
      const [x, y] = polar([-turn * 0.3, -0.2], (curl / 18) * 6.283, 0.68)
      fill(scene, ellipse(x, y, 0.12), slot)
    }
  },
  curls({ scene, random }, { slot, half, turn }) {
    for (let curl = 0; curl < 15; curl++) {
      const [x, y] = polar([-turn * 0.3, -0.02], 2.3 + (curl / 14) * 4.8, half * 1.18)
      fill(scene, ellipse(x, y, random.between(0.15, 0.2)), slot, { tone: curl % 3 === 0 ? 0.03 : 0 })
    }
  },
  braids({ scene }, { slot, half }) {
    for (const side of [-1, 1]) {
      const x = side * half * 1.12
      for (let knot = 0; knot < 6; knot++)
        fill(scene, ellipse(x, 0.2 + knot * 0.15, 0.1, 0.095), slot, { tone: knot % 2 ? 0.04 : 0 })
      fill(scene, leaf([x, 1.02], 1.57, 0.2, 0.11), slot)
    }
  },
}
