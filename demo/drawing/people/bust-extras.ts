import { arc, ellipse, type Point, path } from '../core/geometry.ts'
import { fill, line, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { EYE_LINE, type FaceShape } from './bust-face.ts'

export function ears({ scene }: Stage, { half, turn }: FaceShape, skin: Slot): void {
  for (const side of [-1, 1]) {
    if (side > 0 && turn > 0.09) continue
    fill(scene, ellipse(side * half * 1.02 + turn * 0.3, 0.04, 0.075, 0.12), skin, { tone: -0.03 })
    line(
      scene,
      arc(side * half * 1.02 + turn * 0.3, 0.04, 0.035, 0.06, side < 0 ? 90 : -90, side < 0 ? 270 : 90, 5),
      skin,
      0.018,
      { tone: -0.14, fine: true },
    )
  }
}

export function glassesOn(
  { scene }: Stage,
  face: FaceShape,
  kind: 'none' | 'round' | 'square' | 'tinted',
  tint: Slot,
): void {
  if (kind === 'none') return
  const rim = 0.028
  for (const side of [-1, 1]) {
    const x = face.turn + side * face.eyeGap * (side < 0 ? 1.02 : 1.02 - face.turn * 1.2)
    const lens =
      kind === 'square'
        ? ([
            [x - 0.135, -0.12],
            [x + 0.135, -0.12],
            [x + 0.12, 0.07],
            [x - 0.12, 0.07],
          ] satisfies Point[])
        : ellipse(x, EYE_LINE, 0.135, 0.13)
    if (kind === 'tinted') fill(scene, lens, tint)
    line(scene, [...lens, ...lens.slice(0, 1)], 'dark', rim, { fine: true, curved: kind !== 'square' })
  }
  line(scene, path([face.turn - 0.03, EYE_LINE - 0.02, face.turn + 0.03, EYE_LINE - 0.02]), 'dark', rim, {
    fine: true,
  })
  line(
    scene,
    path([face.turn - face.eyeGap - 0.13, EYE_LINE - 0.03, -face.half, EYE_LINE]),
    'dark',
    rim * 0.8,
    { fine: true },
  )
}
