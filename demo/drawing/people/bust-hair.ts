import { arc, ellipse, polar } from '../core/geometry.ts'
import { fill, line } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { beanie, brimmedHat, type HeadPlan, turban } from './bust-hats.ts'
import { outline, outlines } from './bust-table.ts'

/** Hair of a bust; the face is one unit high around (0, 0), `half` is its half width, `turn` shifts it to the right. */
export const BUST_HAIRS = [
  ...(['parted', 'bob', 'long', 'waves', 'topknot', 'ponytail', 'afro', 'curls', 'quiff'] as const),
  ...(['crop', 'bald', 'braids', 'fringe', 'undercut', 'scarf', 'beanie', 'brimmed', 'turban'] as const),
  ...(['receding', 'horseshoe', 'spiky', 'mohawk', 'pixie', 'bowl', 'slick', 'buns'] as const),
] as const

export type BustHair = (typeof BUST_HAIRS)[number]

export type HairPlan = HeadPlan & { kind: BustHair }

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

/** Hair, hats and scarves over a face. */
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
