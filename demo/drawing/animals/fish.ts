import { arc, ellipse, path } from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
import { fill, inside, line, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { patternOver } from '../parts/patterns.ts'

/** A fish `length` long around (x, y); looks to the right unless flipped. */
export function fish(
  stage: Stage,
  x: number,
  y: number,
  length: number,
  flip: boolean,
  slot: Slot,
  marks: Slot,
  turn = 0,
): void {
  const { scene, random } = stage
  const shape = random.pick(['slim', 'tall', 'round'] as const)
  const girth = shape === 'slim' ? 15 : shape === 'tall' ? 32 : 24
  place(scene, { x, y, scale: length / 100, flip, turn }, () => {
    fins(stage, girth, marks)
    const body = fill(
      scene,
      [
        [-36, 0],
        [-16, -girth * 0.8],
        [14, -girth],
        [38, -girth * 0.56],
        [50, 0],
        [38, girth * 0.6],
        [12, girth],
        [-16, girth * 0.8],
      ],
      slot,
    )
    fishMarks(stage, body, marks)
    fill(scene, leaf([10, 3], 2.5, 18, 10), marks, { tone: -0.06 })
    fill(scene, ellipse(36, -girth * 0.22, 4.4), 'white', { fine: true })
    fill(scene, ellipse(37, -girth * 0.22, 2.3), 'dark', { fine: true })
    line(scene, arc(50, girth * 0.12, 9, 6, 100, 180, 5), 'dark', 1.4, { fine: true })
  })
}

function fins({ scene }: Stage, girth: number, marks: Slot): void {
  fill(scene, path([-30, 0, -50, -20 - girth * 0.2, -44, 0, -50, 20 + girth * 0.2]), marks, { curved: false })
  fill(scene, path([-14, -girth * 0.8, 0, -girth - 13, 18, -girth * 0.85]), marks)
  fill(scene, path([-6, girth * 0.8, -2, girth + 10, 10, girth * 0.8]), marks)
}

function fishMarks(stage: Stage, body: number, marks: Slot): void {
  const { random, scene } = stage
  if (random.chance(0.6)) {
    inside(scene, body, () => {
      for (const band of [-22, -2, 16])
        fill(scene, ribbon(path([band, -40, band + 5, 0, band, 40]), [7, 9, 7]), marks)
    })
  } else patternOver(stage, body, random.pick(['dots', 'waves', 'checks'] as const), marks, 12)
}
