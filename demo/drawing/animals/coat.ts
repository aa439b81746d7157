import { angleTo, between, ellipse, type Point, polar } from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
import { cut, fill, inside, line, type Scene, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Species } from './species.ts'

export const GAITS = ['stand', 'walk', 'trot', 'graze', 'look', 'leap'] as const

export type Gait = (typeof GAITS)[number]

export type Drawn = { stage: Stage; build: Species; slot: Slot }

export function coat(
  { scene, build, slot }: { scene: Stage['scene']; build: Species; slot: Slot },
  trunk: number,
  hip: Point,
  shoulder: Point,
  crest: Point,
): void {
  const [, belly, chest] = build.trunk
  inside(scene, trunk, () => {
    fill(
      scene,
      ribbon(
        [
          [hip[0] - 20, -build.legs - 1],
          [0, -build.legs + 2],
          [shoulder[0] + 12, -build.legs - 2],
        ],
        [8, belly * 0.3, 10],
      ),
      slot,
      { tone: build.extra === 'mask' ? 0.14 : -0.05 },
    )
    if (build.extra === 'mask')
      fill(
        scene,
        ribbon(
          [[shoulder[0] + 14, -build.legs + 2], between([shoulder[0] + 16, shoulder[1]], crest, 0.9)],
          [chest * 0.5, 9],
        ),
        'white',
      )
    if (build.extra === 'spots') spots(scene, hip, shoulder, slot)
    if (build.extra === 'stripes') stripes(scene, build, hip)
    if (build.extra === 'patches') patches(scene, hip, slot)
  })
  if (build.extra === 'wool') fleece(scene, hip, slot)
}

function spots(scene: Scene, hip: Point, shoulder: Point, slot: Slot): void {
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 12; column++) {
      const at: Point = [hip[0] - 16 + column * 11 + (row % 2) * 5, shoulder[1] + 24 - row * 16]
      cut(
        scene,
        [
          [at[0] - 4, at[1] - 3],
          [at[0] + 3, at[1] - 5],
          [at[0] + 5, at[1] + 3],
          [at[0] - 2, at[1] + 5],
        ],
        slot,
        { tone: -0.2 },
      )
    }
  }
}

function stripes(scene: Scene, build: Species, hip: Point): void {
  const [rump, , chest] = build.trunk
  for (let stripe = 0; stripe < 9; stripe++) {
    const sx = hip[0] - 8 + stripe * 10
    fill(scene, leaf([sx, hip[1] - rump * 0.6], 1.5 + (stripe % 2) * 0.14, chest * 0.75, 4.4), 'dark')
  }
}

function patches(scene: Scene, hip: Point, slot: Slot): void {
  const blot = slot === 'white' ? 'dark' : 'white'
  for (const [px, py, size] of [
    [-26, -8, 17],
    [6, 8, 13],
    [30, -12, 12],
  ] as const)
    fill(scene, ellipse(px, hip[1] + py, size, size * 0.7, 0.5), blot)
}

function fleece(scene: Scene, hip: Point, slot: Slot): void {
  for (let curl = 0; curl < 16; curl++) {
    const [cx, cy] = polar([-2, hip[1] + 3], (curl / 16) * 6.28, 1)
    fill(scene, ellipse(-2 + (cx + 2) * 46, hip[1] + 3 + (cy - hip[1] - 3) * 22, 11, 10), slot, {
      tone: curl > 1 && curl < 8 ? -0.03 : 0,
    })
  }
  fill(scene, ellipse(-2, hip[1] + 2, 47, 24), slot)
}

export function tail({ build, slot, stage: { scene } }: Drawn, hip: Point, gait: Gait): void {
  const root: Point = [hip[0] - 14, hip[1] - 2]
  const lift = gait === 'leap' || gait === 'trot' ? -12 : 6
  if (build.tail === 'bush') bushyTail(scene, build, root, lift, slot)
  if (build.tail === 'thin')
    line(
      scene,
      [root, [root[0] - 16, root[1] + 14], [root[0] - 30, root[1] + 4], [root[0] - 36, root[1] - 12]],
      slot,
      5.5,
    )
  if (build.tail === 'stub') fill(scene, ellipse(root[0] - 4, root[1], 7, 5, 0.5), slot, { tone: 0.05 })
  if (build.tail === 'horse')
    fill(
      scene,
      ribbon(
        [root, [root[0] - 12, root[1] + 10], [root[0] - 16, root[1] + 34], [root[0] - 10, root[1] + 54]],
        [6, 11, 12, 3],
      ),
      'dark',
    )
  if (build.tail === 'curl')
    line(
      scene,
      [root, [root[0] - 12, root[1] - 10], [root[0] - 10, root[1] - 24], [root[0] - 2, root[1] - 22]],
      slot,
      6,
    )
  if (build.tail === 'tuft') {
    line(scene, [root, [root[0] - 8, root[1] + 12], [root[0] - 7, root[1] + 34]], slot, 3.4)
    fill(scene, leaf([root[0] - 7, root[1] + 30], 1.6, 15, 8), 'dark')
  }
}

function bushyTail(scene: Scene, build: Species, root: Point, lift: number, slot: Slot): void {
  const tip: Point = [root[0] - 44, root[1] + 20 + lift]
  fill(
    scene,
    ribbon(
      [root, [root[0] - 18, root[1] + 6 + lift * 0.4], [root[0] - 34, root[1] + 16 + lift], tip],
      [6, 15, 17, 3],
      6,
    ),
    slot,
  )
  if (build.extra === 'mask')
    fill(scene, leaf([root[0] - 31, root[1] + 14 + lift], angleTo(root, tip), 16, 12), 'white')
}

export function mane({ stage: { scene } }: Drawn, shoulder: Point, crest: Point): void {
  for (let lock = 0; lock < 9; lock++) {
    const root = between([shoulder[0] - 8, shoulder[1] - 8], [crest[0] - 6, crest[1] - 8], lock / 8)
    fill(scene, leaf(root, 2.3 - lock * 0.04, 19, 8), 'dark')
  }
}
