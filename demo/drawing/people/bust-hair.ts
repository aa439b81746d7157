import { arc, ellipse, type Point, polar } from '../core/geometry.ts'
import { fill, line } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { beanie, brimmedHat, type HeadPlan, turban } from './bust-hats.ts'
import { acrossHead } from './outline.ts'

/** Hair of a bust; the face is one unit high around (0, 0), `half` is its half width, `turn` shifts it to the right. */
export const BUST_HAIRS = [
  'parted',
  'bob',
  'long',
  'waves',
  'topknot',
  'ponytail',
  'afro',
  'curls',
  'quiff',
  'crop',
  'bald',
  'braids',
  'fringe',
  'undercut',
  'scarf',
  'beanie',
  'brimmed',
  'turban',
] as const

export type BustHair = (typeof BUST_HAIRS)[number]

export type HairPlan = HeadPlan & { kind: BustHair }

type DrawHair = (stage: Stage, plan: HairPlan) => void

const OVER: Record<BustHair, DrawHair> = {
  parted: partedCrown,
  bob: partedCrown,
  long: partedCrown,
  waves: partedCrown,
  braids: partedCrown,
  topknot: pulledBack,
  ponytail: pulledBack,
  fringe,
  quiff,
  crop,
  undercut,
  afro: curls,
  curls,
  bald: shine,
  scarf,
  beanie,
  brimmed: brimmedHat,
  turban,
}

/** Hair, hats and scarves over a face. */
export function bustHairOver(stage: Stage, plan: HairPlan): void {
  OVER[plan.kind](stage, plan)
}

function crownOf(half: number): Point[] {
  return acrossHead(
    half,
    [-1.1, 0, -1.12, -0.24, -0.72, -0.56, 0, -0.64, 0.74, -0.54, 1.08, -0.22, 1.04, -0.02],
  )
}

function partedCrown({ scene }: Stage, { slot, half, turn }: HairPlan): void {
  const right = acrossHead(half, [0.94, -0.18, 0.5, -0.32])
  const parting: Point = [-half * 0.2 + turn + 0.02, -0.5]
  const left = acrossHead(half, [-0.5, -0.26, -0.96, -0.06])
  fill(scene, [...crownOf(half), ...right, parting, ...left], slot)
}

function pulledBack({ scene }: Stage, { slot, half, turn }: HairPlan): void {
  const right = acrossHead(half, [0.92, -0.2, 0.5, -0.36])
  const left = acrossHead(half, [-0.6, -0.32, -0.95, -0.08])
  fill(scene, [...crownOf(half), ...right, [turn, -0.4], ...left], slot)
}

function fringe({ scene }: Stage, { slot, half, turn }: HairPlan): void {
  const right = acrossHead(half, [0.98, -0.06, 0.9, -0.16])
  const left = acrossHead(half, [-0.9, -0.16, -0.98, -0.04])
  fill(scene, [...crownOf(half), ...right, [turn, -0.13], ...left], slot)
}

function quiff({ scene }: Stage, { slot, half }: HairPlan): void {
  const back = [-1.05, 0.04, -1.08, -0.26, -0.7, -0.5, -0.2, -0.66, 0.5, -0.74, 1.12, -0.66, 1.2, -0.5]
  const front = [1.02, -0.36, 1.03, -0.04, 0.9, -0.24, 0.3, -0.36, -0.5, -0.32, -0.92, -0.14]
  fill(scene, acrossHead(half, [...back, ...front]), slot)
}

function crop({ scene }: Stage, { slot, half }: HairPlan): void {
  const crown = [-1.03, 0.02, -1.06, -0.26, -0.66, -0.55, 0, -0.6, 0.66, -0.54, 1.04, -0.24, 1.01, -0.02]
  fill(scene, acrossHead(half, [...crown, 0.88, -0.2, 0.5, -0.36, -0.5, -0.36, -0.88, -0.2]), slot)
}

function undercut({ scene }: Stage, { slot, half }: HairPlan): void {
  const shaved = acrossHead(half, [-1.03, 0.04, -1.02, -0.3, -0.7, -0.4, -0.92, -0.08])
  fill(scene, shaved, slot, { tone: 0.07 })
  const swept = [
    -0.94, -0.3, -0.5, -0.62, 0.2, -0.72, 0.96, -0.5, 1.16, -0.12, 1.1, 0.1, 0.9, -0.16, 0.3, -0.32,
  ]
  fill(scene, acrossHead(half, swept), slot)
}

function curls({ scene }: Stage, { kind, slot, half, turn }: HairPlan): void {
  for (let curl = 0; curl < 8; curl++) {
    const [x, y] = polar([turn * 0.4, -0.1], -2.85 + curl * 0.36, half * 1.02)
    fill(scene, ellipse(x, y, 0.13), slot, { tone: curl % 3 === 1 && kind === 'curls' ? 0.03 : 0 })
  }
}

function shine({ scene }: Stage, { turn }: HairPlan): void {
  line(scene, arc(turn * 0.5 - 0.1, -0.3, 0.12, 0.1, 200, 280, 5), 'white', 0.03, { fine: true })
}

function scarf({ scene }: Stage, { cloth, half, turn }: HairPlan): void {
  const outer = [-1.14, 0.3, -1.16, -0.24, -0.7, -0.62, 0, -0.7, 0.7, -0.62, 1.16, -0.24, 1.14, 0.3]
  const right = acrossHead(half, [0.96, 0.1, 0.82, -0.28])
  const left = acrossHead(half, [-0.82, -0.28, -0.96, 0.1])
  fill(scene, [...acrossHead(half, outer), ...right, [turn, -0.42], ...left], cloth)
  const chin = [-1.1, 0.4, -0.5, 0.62, 0, 0.68, 0.5, 0.62, 1.1, 0.4, 1.2, 0.8, -1.2, 0.8]
  fill(scene, acrossHead(half, chin), cloth, { tone: -0.05 })
}
