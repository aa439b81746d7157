import { arc, ellipse, type Point, path } from '../core/geometry.ts'
import { fill, line, moving, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { beard, glasses, type Hair, hairBehind, hairOver } from './hair.ts'

export type Person = {
  skin: Slot
  hair: Slot
  style: Hair
  cloth: Slot
  glasses: boolean
  beard: boolean
}

/** A head a few dozen units high, turned to the right, its centre at (x, y). */
export function smallHead(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  tilt: number,
  person: Person,
): void {
  const { scene, hand } = stage
  place(scene, { x, y, scale: size, turn: tilt }, () => {
    hairBehind(stage, person.style, person.hair)
    const nose = NOSES[hand.nose]
    const skull = path([-0.3, 0.3, -0.42, -0.02, -0.36, -0.34, -0.08, -0.5, 0.22, -0.44, 0.38, -0.2])
    fill(scene, [...skull, ...nose, ...path([0.36, 0.3, 0.24, 0.46, 0, 0.46])], person.skin)
    fill(scene, ellipse(-0.2, 0.05, 0.085, 0.12), person.skin, { tone: -0.045 })
    if (person.beard) beard(stage, person.hair)
    face(stage)
    hairOver(stage, person.style, person.hair, person.cloth)
    if (person.glasses) glasses(stage, 0.04)
  })
}

const NOSES: Record<'line' | 'wedge' | 'button' | 'long', readonly Point[]> = {
  line: path([0.42, -0.02, 0.5, 0.1, 0.4, 0.16]),
  wedge: path([0.42, -0.06, 0.58, 0.12, 0.4, 0.17]),
  button: path([0.4, 0, 0.49, 0.05, 0.47, 0.13, 0.39, 0.16]),
  long: path([0.43, -0.1, 0.56, 0.14, 0.52, 0.2, 0.4, 0.2]),
}

function face({ scene, hand }: Stage): void {
  const thin = 0.045
  moving(scene, { kind: 'eye', open: true }, () => {
    for (const x of [0.08, 0.33]) {
      if (hand.eyes === 'lid')
        line(scene, arc(x, -0.03, 0.075, 0.06, 10, 170, 5), 'dark', thin, { fine: true })
      else fill(scene, ellipse(x, -0.02, 0.042, hand.eyes === 'dot' ? 0.045 : 0.068), 'dark', { fine: true })
    }
  })
  moving(scene, { kind: 'eye', open: false }, () => {
    for (const x of [0.08, 0.33])
      line(scene, arc(x, -0.03, 0.075, 0.06, 10, 170, 5), 'dark', thin, { fine: true })
  })
  for (const x of [0.06, 0.34])
    line(scene, path([x - 0.07, -0.14, x + 0.06, -0.16]), 'dark', thin * 0.9, { fine: true })
  line(scene, arc(0.26, 0.24, 0.1, 0.08, 25, 150, 5), 'dark', thin, { fine: true })
  if (hand.blushes) fill(scene, ellipse(0.06, 0.17, 0.09, 0.06), 'blush', { fine: true })
}
