import { arc, ellipse, type Point, path, polar, steps, TURN } from '../core/geometry.ts'
import { leaf } from '../core/ribbon.ts'
import { cut, fill, line, type Scene, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

export const HAIRS = [
  'short',
  'crop',
  'bob',
  'long',
  'bun',
  'tail',
  'afro',
  'curls',
  'bald',
  'beanie',
  'cap',
  'hat',
  'scarf',
  'fringe',
] as const
export type Hair = (typeof HAIRS)[number]

/** Hair behind a head that is one unit high, its centre at (0, 0), looking right. */
export function hairBehind({ scene, random }: Stage, kind: Hair, slot: Slot): void {
  if (kind === 'long')
    fill(
      scene,
      path([-0.42, -0.3, 0, -0.56, 0.34, -0.34, 0.2, 0.1, 0.12, 0.62, -0.25, 0.95, -0.58, 0.8, -0.56, 0.1]),
      slot,
    )
  if (kind === 'bob')
    fill(
      scene,
      path([
        -0.46, -0.25, -0.05, -0.55, 0.32, -0.35, 0.16, 0.2, 0.1, 0.42, -0.3, 0.5, -0.58, 0.4, -0.56, 0.02,
      ]),
      slot,
    )
  if (kind === 'bun') fill(scene, ellipse(-0.44, -0.46, 0.24), slot)
  if (kind === 'tail') fill(scene, leaf([-0.34, -0.26], 2.35, 1.05, 0.42, -0.25), slot)
  if (kind === 'afro') fill(scene, ellipse(-0.1, -0.17, 0.66, 0.6), slot)
  if (kind === 'curls') {
    for (let index = 0; index < 12; index++) {
      const [x, y] = polar([-0.1, -0.08], 1.9 + (index / 11) * 3.6, 0.46)
      fill(scene, ellipse(x, y, 0.2 * random.between(0.85, 1.15)), slot)
    }
  }
  if (kind === 'scarf')
    fill(
      scene,
      path([-0.5, -0.3, -0.05, -0.6, 0.36, -0.4, 0.3, 0.2, 0.3, 0.62, -0.1, 0.75, -0.62, 0.7, -0.6, 0.1]),
      'b',
    )
}

/** Hair, hats and scarves over the head. */
export function hairOver({ scene }: Stage, kind: Hair, slot: Slot, cloth: Slot): void {
  const outline = HAIR_OUTLINES[kind]
  if (outline) fill(scene, path(outline), slot)
  if (kind === 'curls' || kind === 'afro') {
    for (let index = 0; index < 6; index++) {
      const [x, y] = polar([-0.04, -0.02], -2.6 + index * 0.42, 0.44)
      fill(scene, ellipse(x, y, 0.15), slot)
    }
  }
  if (kind === 'bald') line(scene, arc(-0.02, 0, 0.42, 0.44, 150, 190, 5), slot, 0.07)
  if (kind === 'beanie') beanie(scene, cloth)
  if (kind === 'cap') cap(scene, slot, cloth)
  if (kind === 'hat') hat(scene, slot, cloth)
  if (kind === 'scarf') scarf(scene)
}

const SMOOTH = [
  ...[-0.36, 0.14, -0.5, -0.14, -0.36, -0.46, 0, -0.58, 0.32, -0.46],
  ...[0.4, -0.24, 0.2, -0.3, 0.02, -0.2, -0.14, -0.12, -0.2, 0.06],
]

/** Hair that lies on the head as one area; the other kinds are drawn in parts. */
const HAIR_OUTLINES: Partial<Record<Hair, readonly number[]>> = {
  short: SMOOTH,
  bun: SMOOTH,
  tail: SMOOTH,
  long: SMOOTH,
  bob: SMOOTH,
  crop: [
    ...[-0.42, -0.02, -0.46, -0.28, -0.26, -0.53, 0.12, -0.55, 0.36, -0.36],
    ...[0.34, -0.26, 0.08, -0.36, -0.22, -0.28, -0.3, -0.06],
  ],
  fringe: [
    ...[-0.44, 0.3, -0.52, -0.16, -0.3, -0.5, 0.06, -0.58, 0.38, -0.4],
    ...[0.42, -0.08, 0.16, -0.1, -0.1, -0.06, -0.18, 0.28],
  ],
}

function beanie(scene: Scene, cloth: Slot): void {
  fill(scene, path([-0.48, -0.12, -0.46, -0.42, -0.1, -0.68, 0.26, -0.56, 0.4, -0.3, 0.36, -0.22]), cloth)
  line(scene, path([-0.46, -0.1, -0.05, -0.2, 0.38, -0.26]), cloth, 0.15, { tone: -0.07 })
  fill(scene, ellipse(-0.16, -0.68, 0.11), 'white')
}

function cap(scene: Scene, slot: Slot, cloth: Slot): void {
  fill(scene, path([-0.46, -0.12, -0.42, -0.44, -0.05, -0.6, 0.28, -0.5, 0.4, -0.26]), cloth)
  fill(scene, path([0.2, -0.34, 0.5, -0.3, 0.78, -0.18, 0.74, -0.12, 0.3, -0.2]), cloth, { tone: -0.08 })
  fill(scene, path([-0.36, 0.14, -0.46, -0.1, -0.2, -0.14, -0.24, 0.08]), slot)
}

function hat(scene: Scene, slot: Slot, cloth: Slot): void {
  fill(scene, path([-0.36, 0.16, -0.46, -0.16, -0.2, -0.2, -0.24, 0.1]), slot)
  fill(scene, path([-0.36, -0.26, -0.32, -0.72, 0, -0.78, 0.26, -0.74, 0.34, -0.3]), cloth)
  cut(scene, path([-0.37, -0.28, -0.36, -0.4, 0.33, -0.42, 0.35, -0.3]), 'dark')
  fill(scene, ellipse(0.02, -0.27, 0.72, 0.1, -0.05), cloth)
}

function scarf(scene: Scene): void {
  const crown = [-0.46, 0.3, -0.52, -0.2, -0.26, -0.54, 0.1, -0.58, 0.4, -0.32, 0.36, -0.26]
  fill(scene, path([...crown, 0.1, -0.36, -0.16, -0.24, -0.24, 0.1, -0.16, 0.4]), 'b')
  fill(scene, path([-0.3, 0.36, 0.02, 0.5, 0.3, 0.46, 0.1, 0.72, -0.3, 0.66]), 'b', { tone: -0.05 })
}

/** A beard for the same head. */
export function beard({ scene }: Stage, slot: Slot): void {
  const jaw = steps(7, (share): Point => [-0.3 + share * 0.62, 0.12 + Math.sin(share * Math.PI) * 0.46])
  fill(scene, [...jaw, [0.36, 0.14], [0.22, 0.22], [-0.06, 0.2], [-0.22, -0.02]], slot)
}

/** Round glasses for the same head. */
export function glasses({ scene }: Stage, width: number): void {
  for (const x of [0.06, 0.34]) {
    const lens = steps(13, (share) => polar([x, -0.01], share * TURN, 0.125))
    line(scene, lens, 'dark', width, { fine: true })
  }
  line(scene, path([-0.06, -0.03, -0.34, -0.06]), 'dark', width, { fine: true })
}
