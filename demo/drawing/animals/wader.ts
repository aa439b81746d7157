import { path } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { cut, fill, line, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { patternOver } from '../parts/patterns.ts'
import { birdEye } from './birds.ts'

/** A heron, crane or flamingo on one or two long legs. */
export function wader(stage: Stage, x: number, y: number, height: number, flip: boolean, slot: Slot): void {
  const { scene, random } = stage
  const oneLegged = random.chance(0.4)
  place(scene, { x, y, scale: height / 100, flip }, () => {
    wadersLegs(stage, oneLegged)
    fill(scene, ribbon(path([-24, -40, -6, -48, 8, -50]), [6, 20, 14]), slot)
    fill(scene, ribbon(path([6, -50, 18, -60, 10, -74, 12, -88, 22, -92]), [13, 8, 5.5, 5, 7], 7), slot)
    const folded = fill(scene, path([6, -54, -12, -56, -36, -38, -20, -36, 0, -38]), slot, { tone: -0.08 })
    patternOver(stage, folded, 'waves', 'light', 7)
    wadersFace(stage)
  })
}

function wadersLegs({ scene }: Stage, oneLegged: boolean): void {
  line(scene, path([-2, -40, 0, -20, -2, 0, 6, 0]), 'bloom', 1.8, { curved: false })
  if (oneLegged) line(scene, path([-4, -42, 10, -28, -4, -22]), 'bloom', 1.8, { curved: false })
  else line(scene, path([-8, -40, -10, -20, -14, 0, -6, 0]), 'bloom', 1.8, { curved: false, tone: -0.06 })
}

function wadersFace(stage: Stage): void {
  const { scene } = stage
  cut(scene, path([24, -94.5, 42, -88, 24, -89.5]), 'sun')
  birdEye(stage, 22, -93, 1.1)
  line(scene, path([18, -95, 8, -98, 2, -96]), 'dark', 1.2)
}
