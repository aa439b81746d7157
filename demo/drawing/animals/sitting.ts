import { ellipse, path } from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
import { fill, inside, line, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { animalHead } from './animal-head.ts'
import { SPECIES, type Species, type SpeciesName } from './species.ts'

/** A fox, wolf, dog, tiger or bear that sits upright, seen from the side, `height` units tall. */
export function sitter(
  stage: Stage,
  name: SpeciesName,
  x: number,
  y: number,
  height: number,
  flip: boolean,
): void {
  const { scene, random } = stage
  const build = SPECIES[name]
  const slot = random.pick<Slot>(build.slots)
  place(scene, { x, y, scale: height / 100, flip }, () => {
    sittersTail(stage, build, slot)
    const body = fill(
      scene,
      ribbon(path([-16, -12, -12, -28, 0, -50, 8, -70, 9, -80]), [34, 40, 32, 24, 19], 6),
      slot,
    )
    inside(scene, body, () =>
      fill(
        scene,
        ribbon(path([16, -14, 19, -44, 18, -74]), [10, 16, 12]),
        build.extra === 'mask' ? 'white' : slot,
        { tone: build.extra === 'mask' ? 0 : 0.08 },
      ),
    )
    frontLegs(stage, slot)
    fill(scene, ellipse(-10, -17, 20, 17), slot, { tone: -0.035 })
    paws(stage, build, slot)
    place(scene, { x: 8, y: -86, scale: 0.92, turn: 0.12 }, () => animalHead(stage, build, slot))
  })
}

function sittersTail({ scene }: Stage, build: Species, slot: Slot): void {
  if (build.tail === 'bush') {
    fill(scene, ribbon(path([-20, -8, -46, -6, -62, -22, -56, -40]), [8, 15, 16, 3], 6), slot, {
      tone: -0.03,
    })
    fill(scene, leaf([-61, -24], -1.25, 16, 12), 'white')
  } else line(scene, path([-20, -6, -44, -3, -54, -14]), slot, 6)
}

function frontLegs({ scene }: Stage, slot: Slot): void {
  fill(scene, ribbon(path([14, -46, 15, -24, 15, -3]), [15, 10, 8]), slot, { tone: -0.06 })
  fill(scene, ribbon(path([9, -46, 9, -24, 9, -3]), [16, 11, 8]), slot)
}

function paws({ scene }: Stage, build: Species, slot: Slot): void {
  for (const [px, py] of path([12, -3, 18, -3, 4, -3]))
    fill(scene, ellipse(px, py, 8, 3.6), build.extra === 'mask' ? 'dark' : slot, {
      tone: px === 4 ? -0.05 : 0,
    })
}
