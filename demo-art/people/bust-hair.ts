import { arc, ellipse, type Point, polar, steps } from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
import { cut, fill, inside, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

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

export function bustHairBehind({ scene, random }: Stage, { kind, slot, cloth, half, turn }: HairPlan): void {
  const w = half
  if (kind === 'bob' || kind === 'fringe')
    fill(
      scene,
      [
        [-w * 1.18, -0.2],
        [-w * 0.7, -0.58],
        [w * 0.7, -0.58],
        [w * 1.18, -0.2],
        [w * 1.28, 0.36],
        [w * 0.9, 0.46],
        [-w * 0.9, 0.46],
        [-w * 1.3, 0.36],
      ],
      slot,
    )
  if (kind === 'long' || kind === 'parted')
    fill(
      scene,
      [
        [-w * 1.2, -0.2],
        [-w * 0.7, -0.6],
        [w * 0.7, -0.6],
        [w * 1.2, -0.2],
        [w * 1.25, 0.4],
        [w * 1.45, 1.05],
        [w * 0.3, 1.1],
        [-w * 0.3, 1.1],
        [-w * 1.5, 1.05],
        [-w * 1.25, 0.4],
      ],
      slot,
    )
  if (kind === 'waves') {
    const side = (s: number) =>
      steps(
        7,
        (share): Point => [s * w * (1.1 + Math.sin(share * 12) * 0.14 + share * 0.25), -0.3 + share * 1.25],
      )
    fill(scene, [...side(-1).reverse(), [-w * 0.6, -0.6], [w * 0.6, -0.6], ...side(1)], slot)
  }
  if (kind === 'topknot') fill(scene, ellipse(-turn * 0.4, -0.72, 0.2, 0.18), slot)
  if (kind === 'ponytail')
    fill(
      scene,
      ribbon(
        [
          [-w * 0.7, -0.4],
          [-w * 1.5, -0.3],
          [-w * 1.65, 0.2],
          [-w * 1.35, 0.7],
        ],
        [0.12, 0.26, 0.28, 0.05],
        7,
      ),
      slot,
    )
  if (kind === 'afro') {
    fill(scene, ellipse(-turn * 0.3, -0.2, 0.74, 0.68), slot)
    for (let curl = 0; curl < 18; curl++) {
      const [x, y] = polar([-turn * 0.3, -0.2], (curl / 18) * 6.283, 0.68)
      fill(scene, ellipse(x, y, 0.12), slot)
    }
  }
  if (kind === 'curls') {
    for (let curl = 0; curl < 15; curl++) {
      const [x, y] = polar([-turn * 0.3, -0.02], 2.3 + (curl / 14) * 4.8, w * 1.18)
      fill(scene, ellipse(x, y, random.between(0.15, 0.2)), slot, { tone: curl % 3 === 0 ? 0.03 : 0 })
    }
  }
  if (kind === 'braids') {
    for (const side of [-1, 1]) {
      for (let knot = 0; knot < 6; knot++)
        fill(scene, ellipse(side * w * 1.12, 0.2 + knot * 0.15, 0.1, 0.095), slot, {
          tone: knot % 2 ? 0.04 : 0,
        })
      fill(scene, leaf([side * w * 1.12, 1.02], 1.57, 0.2, 0.11), slot)
      cut(
        scene,
        [
          [side * w * 1.12 - 0.07, 0.98],
          [side * w * 1.12 + 0.07, 0.98],
          [side * w * 1.12 + 0.06, 1.06],
          [side * w * 1.12 - 0.06, 1.06],
        ],
        cloth,
      )
    }
  }
  if (kind === 'scarf')
    fill(
      scene,
      [
        [-w * 1.3, -0.1],
        [-w * 0.9, -0.6],
        [0, -0.72],
        [w * 0.9, -0.6],
        [w * 1.3, -0.1],
        [w * 1.25, 0.5],
        [w * 1.6, 0.95],
        [-w * 1.6, 0.95],
        [-w * 1.25, 0.5],
      ],
      cloth,
    )
}

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

function hat({ scene, hand }: Stage, { kind, slot, cloth, half: w, turn: t }: HairPlan): void {
  for (const side of [-1, 1])
    fill(
      scene,
      [
        [side * w * 1.06, 0.12],
        [side * w * 1.1, -0.24],
        [side * w * 0.7, -0.3],
        [side * w * 0.92, -0.04],
      ],
      slot,
    )
  if (kind === 'beanie') {
    const dome = fill(
      scene,
      [
        [-w * 1.14, -0.2],
        [-w * 1.08, -0.5],
        [-w * 0.5, -0.82],
        [w * 0.5, -0.82],
        [w * 1.08, -0.5],
        [w * 1.14, -0.2],
      ],
      cloth,
    )
    inside(scene, dome, () => {
      for (let rib = -3; rib <= 3; rib++)
        line(
          scene,
          [
            [rib * w * 0.3, -0.2],
            [rib * w * 0.2, -0.9],
          ],
          cloth,
          0.02,
          { tone: -0.07, fine: true },
        )
    })
    cut(
      scene,
      [
        [-w * 1.18, -0.34],
        [w * 1.18, -0.34],
        [w * 1.18, -0.16],
        [-w * 1.18, -0.16],
      ],
      cloth,
      { tone: -0.08 },
    )
    if (hand.detail > 0.7) fill(scene, ellipse(0, -0.86, 0.13), 'white')
  }
  if (kind === 'brimmed') {
    fill(
      scene,
      [
        [-w * 0.98, -0.3],
        [-w * 0.9, -0.78],
        [-w * 0.3, -0.9],
        [0, -0.84],
        [w * 0.3, -0.9],
        [w * 0.9, -0.78],
        [w * 0.98, -0.3],
      ],
      cloth,
    )
    cut(
      scene,
      [
        [-w * 0.99, -0.32],
        [-w * 0.96, -0.46],
        [w * 0.96, -0.46],
        [w * 0.99, -0.32],
      ],
      'dark',
    )
    fill(scene, ellipse(t * 0.2, -0.3, w * 1.9, 0.11, -0.03), cloth, { tone: -0.03 })
  }
  if (kind === 'turban') {
    fill(
      scene,
      [
        [-w * 1.16, -0.14],
        [-w * 1.2, -0.5],
        [-w * 0.6, -0.84],
        [w * 0.5, -0.86],
        [w * 1.2, -0.52],
        [w * 1.14, -0.16],
        [w * 0.4, -0.34],
        [-w * 0.4, -0.3],
      ],
      cloth,
    )
    for (const [from, to] of [
      [-1.1, 0.5],
      [-0.9, 0.9],
      [1.1, -0.3],
    ] as const)
      line(
        scene,
        [
          [w * from, -0.2],
          [w * (from + to) * 0.5, -0.5],
          [w * to, -0.8],
        ],
        cloth,
        0.025,
        { tone: -0.08, fine: true },
      )
    fill(scene, ellipse(t * 0.6, -0.46, 0.06, 0.08), 'sun')
  }
}
