import { angleTo, between, degrees, ellipse, type Point, polar } from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
import { cut, fill, inside, line, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { animalHead } from './animal-head.ts'
import { SPECIES, type Species, type SpeciesName } from './species.ts'

export const GAITS = ['stand', 'walk', 'trot', 'graze', 'look', 'leap'] as const
export type Gait = (typeof GAITS)[number]

/** Swing of each leg in degrees: near fore, far fore, near hind, far hind; then the neck's turn and the trunk's pitch. */
const GAIT: Record<Gait, readonly [number, number, number, number, number, number]> = {
  stand: [2, -5, -3, 7, 0, 0],
  walk: [22, -16, -18, 20, 6, 0],
  trot: [38, -30, -34, 28, -4, -2],
  graze: [14, -8, -6, 10, 92, 4],
  look: [0, 6, -8, 6, -14, -2],
  leap: [62, 50, -58, -44, 8, -14],
}

type Drawn = { stage: Stage; build: Species; slot: Slot }

/** A four-legged animal with its weight on the ground at (x, y); looks to the right unless flipped. */
export function quadruped(
  stage: Stage,
  name: SpeciesName,
  gait: Gait,
  x: number,
  y: number,
  length: number,
  flip: boolean,
  slot?: Slot,
): void {
  const build: Species = SPECIES[name]
  const animal: Drawn = { stage, build, slot: slot ?? stage.random.pick(build.slots) }
  const [nearFore, farFore, nearHind, farHind, neckTurn, pitch] = GAIT[gait]
  const airborne = gait === 'leap' ? 26 : 0
  const belly = build.legs
  const shoulder: Point = [34, -belly - build.trunk[2] * 0.46]
  const hip: Point = [-36, -belly - build.trunk[0] * 0.52]
  place(
    stage.scene,
    { x, y: y - (airborne * length) / 100, scale: length / 100, flip, turn: degrees(flip ? -pitch : pitch) },
    () => {
      tail(animal, hip, gait)
      legPair(animal, [shoulder[0] + 4, -belly], [hip[0] + 4, -belly - 2], farFore, farHind, -0.07)
      const steep = degrees(build.neck[1] + neckTurn)
      const reach = neckTurn > 60 ? Math.max(build.neck[0], belly * 0.7) : build.neck[0]
      const crest = polar(shoulder, steep, reach)
      body(animal, hip, shoulder, crest)
      legPair(animal, [shoulder[0], -belly], [hip[0], -belly - 2], nearFore, nearHind, 0)
      if (build.extra === 'mane') mane(animal, shoulder, crest)
      const headDown = gait === 'graze' ? 62 : build.extra === 'tusks' ? 34 : 20
      place(stage.scene, { x: crest[0], y: crest[1], turn: degrees(headDown) }, () =>
        animalHead(stage, build, animal.slot),
      )
    },
  )
}

function body({ stage: { scene }, build, slot }: Drawn, hip: Point, shoulder: Point, crest: Point): void {
  const [rump, belly, chest] = build.trunk
  const sag: Point = [0, Math.max(hip[1], shoulder[1]) + 4]
  const spine: Point[] = [[hip[0] - 14, hip[1] + 3], hip, sag, shoulder, between(shoulder, crest, 0.5), crest]
  const outline = ribbon(
    spine,
    [rump * 0.62, rump, belly, chest, (build.neck[2] + build.neck[3]) / 2 + 2, build.neck[3]],
    6,
  )
  const trunk = fill(scene, outline, slot)
  coat({ scene, build, slot }, trunk, hip, shoulder, crest)
}

function coat(
  { scene, build, slot }: { scene: Stage['scene']; build: Species; slot: Slot },
  trunk: number,
  hip: Point,
  shoulder: Point,
  crest: Point,
): void {
  const [rump, belly, chest] = build.trunk
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
    if (build.extra === 'spots') {
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
    if (build.extra === 'stripes') {
      for (let stripe = 0; stripe < 9; stripe++) {
        const sx = hip[0] - 8 + stripe * 10
        fill(scene, leaf([sx, hip[1] - rump * 0.6], 1.5 + (stripe % 2) * 0.14, chest * 0.75, 4.4), 'dark')
      }
    }
    if (build.extra === 'patches') {
      const blot = slot === 'white' ? 'dark' : 'white'
      for (const [px, py, size] of [
        [-26, -8, 17],
        [6, 8, 13],
        [30, -12, 12],
      ] as const)
        fill(scene, ellipse(px, hip[1] + py, size, size * 0.7, 0.5), blot)
    }
  })
  if (build.extra === 'wool') {
    for (let curl = 0; curl < 16; curl++) {
      const [cx, cy] = polar([-2, hip[1] + 3], (curl / 16) * 6.28, 1)
      fill(scene, ellipse(-2 + (cx + 2) * 46, hip[1] + 3 + (cy - hip[1] - 3) * 22, 11, 10), slot, {
        tone: curl > 1 && curl < 8 ? -0.03 : 0,
      })
    }
    fill(scene, ellipse(-2, hip[1] + 2, 47, 24), slot)
  }
}

function legPair(
  animal: Drawn,
  fore: Point,
  hind: Point,
  foreSwing: number,
  hindSwing: number,
  tone: number,
): void {
  const {
    build,
    stage: { scene },
    slot,
  } = animal
  const thick = build.legWidth
  const limbSlot: Slot = build.extra === 'wool' ? 'dark' : build.extra === 'mask' && tone === 0 ? slot : slot
  const down = (swing: number) => degrees(90 - swing)
  const knee = polar(fore, down(foreSwing), build.legs * 0.52)
  const wrist = polar(knee, down(foreSwing > 20 ? foreSwing - 34 : foreSwing - 3), build.legs * 0.46)
  fill(
    scene,
    ribbon(
      [[fore[0], fore[1] - build.trunk[2] * 0.3], knee, wrist],
      [thick * 2.1, thick * 1.15, thick * 0.85],
      6,
    ),
    limbSlot,
    { tone },
  )
  foot(animal, wrist, tone)
  const stifle = polar(hind, down(hindSwing + 16), build.legs * 0.4)
  const hock = polar(stifle, down(hindSwing - 26), build.legs * 0.34)
  const heel = polar(hock, down(hindSwing + 6), build.legs * 0.28)
  const haunch: Point = [hind[0] - 2, hind[1] - build.trunk[0] * 0.34]
  fill(
    scene,
    ribbon([haunch, stifle, hock, heel], [thick * 2.9, thick * 1.9, thick * 1.05, thick * 0.85], 6),
    limbSlot,
    { tone },
  )
  foot(animal, heel, tone)
}

function foot({ build, slot, stage: { scene } }: Drawn, [x, y]: Point, tone: number): void {
  const thick = build.legWidth
  if (build.feet === 'hoof')
    cut(
      scene,
      [
        [x - thick * 0.45, y - 3],
        [x + thick * 0.4, y - 3],
        [x + thick * 0.75, y + 3],
        [x - thick * 0.5, y + 3],
      ],
      'dark',
    )
  else if (build.feet === 'paw')
    fill(
      scene,
      ellipse(x + thick * 0.35, y + 0.6, thick * 0.85, thick * 0.42),
      build.extra === 'mask' ? 'dark' : slot,
      { tone },
    )
  else
    cut(
      scene,
      [
        [x - thick * 0.5, y - 4],
        [x + thick * 0.45, y - 4],
        [x + thick * 0.62, y + 3],
        [x - thick * 0.55, y + 3],
      ],
      slot,
      { tone: tone - 0.03 },
    )
}

function tail({ build, slot, stage: { scene } }: Drawn, hip: Point, gait: Gait): void {
  const root: Point = [hip[0] - 14, hip[1] - 2]
  const lift = gait === 'leap' || gait === 'trot' ? -12 : 6
  if (build.tail === 'bush') {
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

function mane({ stage: { scene } }: Drawn, shoulder: Point, crest: Point): void {
  for (let lock = 0; lock < 9; lock++) {
    const root = between([shoulder[0] - 8, shoulder[1] - 8], [crest[0] - 6, crest[1] - 8], lock / 8)
    fill(scene, leaf(root, 2.3 - lock * 0.04, 19, 8), 'dark')
  }
}
