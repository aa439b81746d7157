import { between, degrees, ellipse, type Point, polar } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { cut, fill, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { animalHead } from './animal-head.ts'
import { coat, type Drawn, type Gait, mane, tail } from './coat.ts'
import { SPECIES, type Species, type SpeciesName } from './species.ts'

/** Swing of each leg in degrees: near fore, far fore, near hind, far hind; then the neck's turn and the trunk's pitch. */
const GAIT: Record<Gait, readonly [number, number, number, number, number, number]> = {
  stand: [2, -5, -3, 7, 0, 0],
  walk: [22, -16, -18, 20, 6, 0],
  trot: [38, -30, -34, 28, -4, -2],
  graze: [14, -8, -6, 10, 92, 4],
  look: [0, 6, -8, 6, -14, -2],
  leap: [62, 50, -58, -44, 8, -14],
}

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
      if (build.extra === 'humps')
        for (const hump of [-20, 12])
          fill(stage.scene, ellipse(hump, hip[1] - 14, 14, 24), animal.slot, { tone: -0.03 })
      body(animal, hip, shoulder, crest)
      legPair(animal, [shoulder[0], -belly], [hip[0], -belly - 2], nearFore, nearHind, 0)
      if (build.extra === 'mane' || build.extra === 'horn') mane(animal, shoulder, crest)
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

function legPair(
  animal: Drawn,
  fore: Point,
  hind: Point,
  foreSwing: number,
  hindSwing: number,
  tone: number,
): void {
  const { build, slot } = animal
  const { scene } = animal.stage
  const thick = build.legWidth
  const limbSlot: Slot = build.extra === 'wool' ? 'dark' : slot
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
