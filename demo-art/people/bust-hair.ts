import { arc, ellipse, type Point, polar } from '../core/geometry.ts'
import { fill, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { hat } from './bust-hats.ts'

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

export type HairPlan = { kind: BustHair; slot: Slot; cloth: Slot; half: number; turn: number }

export function bustHairOver(stage: Stage, plan: HairPlan): void {
  const { scene } = stage
  const { kind, slot, cloth, half: w, turn: t } = plan
  const crown: Point[] = [
    [-w * 1.1, 0],
    [-w * 1.12, -0.24],
    [-w * 0.72, -0.56],
    [0, -0.64],
    [w * 0.74, -0.54],
    [w * 1.08, -0.22],
    [w * 1.04, -0.02],
  ]
  if (kind === 'parted' || kind === 'long' || kind === 'bob' || kind === 'waves' || kind === 'braids') {
    const part = -w * 0.2 + t
    fill(
      scene,
      [
        ...crown,
        [w * 0.94, -0.18],
        [w * 0.5, -0.32],
        [part + 0.02, -0.5],
        [-w * 0.5, -0.26],
        [-w * 0.96, -0.06],
      ],
      slot,
    )
  }
  if (kind === 'topknot' || kind === 'ponytail')
    fill(
      scene,
      [...crown, [w * 0.92, -0.2], [w * 0.5, -0.36], [t, -0.4], [-w * 0.6, -0.32], [-w * 0.95, -0.08]],
      slot,
    )
  if (kind === 'fringe')
    fill(
      scene,
      [...crown, [w * 0.98, -0.06], [w * 0.9, -0.16], [t, -0.13], [-w * 0.9, -0.16], [-w * 0.98, -0.04]],
      slot,
    )
  if (kind === 'quiff')
    fill(
      scene,
      [
        [-w * 1.05, 0.04],
        [-w * 1.08, -0.26],
        [-w * 0.7, -0.5],
        [-w * 0.2, -0.66],
        [w * 0.5, -0.74],
        [w * 1.12, -0.66],
        [w * 1.2, -0.5],
        [w * 1.02, -0.36],
        [w * 1.03, -0.04],
        [w * 0.9, -0.24],
        [w * 0.3, -0.36],
        [-w * 0.5, -0.32],
        [-w * 0.92, -0.14],
      ],
      slot,
    )
  if (kind === 'crop')
    fill(
      scene,
      [
        [-w * 1.03, 0.02],
        [-w * 1.06, -0.26],
        [-w * 0.66, -0.55],
        [0, -0.6],
        [w * 0.66, -0.54],
        [w * 1.04, -0.24],
        [w * 1.01, -0.02],
        [w * 0.88, -0.2],
        [w * 0.5, -0.36],
        [-w * 0.5, -0.36],
        [-w * 0.88, -0.2],
      ],
      slot,
    )
  if (kind === 'undercut') {
    fill(
      scene,
      [
        [-w * 1.03, 0.04],
        [-w * 1.02, -0.3],
        [-w * 0.7, -0.4],
        [-w * 0.92, -0.08],
      ],
      slot,
      { tone: 0.07 },
    )
    fill(
      scene,
      [
        [-w * 0.94, -0.3],
        [-w * 0.5, -0.62],
        [w * 0.2, -0.72],
        [w * 0.96, -0.5],
        [w * 1.16, -0.12],
        [w * 1.1, 0.1],
        [w * 0.9, -0.16],
        [w * 0.3, -0.32],
      ],
      slot,
    )
  }
  if (kind === 'afro' || kind === 'curls') {
    for (let curl = 0; curl < 8; curl++) {
      const [x, y] = polar([t * 0.4, -0.1], -2.85 + curl * 0.36, w * 1.02)
      fill(scene, ellipse(x, y, 0.13), slot, { tone: curl % 3 === 1 && kind === 'curls' ? 0.03 : 0 })
    }
  }
  if (kind === 'bald')
    line(scene, arc(t * 0.5 - 0.1, -0.3, 0.12, 0.1, 200, 280, 5), 'white', 0.03, { fine: true })
  if (kind === 'scarf') {
    fill(
      scene,
      [
        [-w * 1.14, 0.3],
        [-w * 1.16, -0.24],
        [-w * 0.7, -0.62],
        [0, -0.7],
        [w * 0.7, -0.62],
        [w * 1.16, -0.24],
        [w * 1.14, 0.3],
        [w * 0.96, 0.1],
        [w * 0.82, -0.28],
        [t, -0.42],
        [-w * 0.82, -0.28],
        [-w * 0.96, 0.1],
      ],
      cloth,
    )
    fill(
      scene,
      [
        [-w * 1.1, 0.4],
        [-w * 0.5, 0.62],
        [0, 0.68],
        [w * 0.5, 0.62],
        [w * 1.1, 0.4],
        [w * 1.2, 0.8],
        [-w * 1.2, 0.8],
      ],
      cloth,
      { tone: -0.05 },
    )
  }
  if (kind === 'beanie' || kind === 'brimmed' || kind === 'turban') hat(stage, plan)
}
