import type { Point } from './core/geometry.ts'
import type { Scene, Shape } from './core/scene.ts'
import type { Recipe } from './recipe.ts'
import { wobble } from './schools/wobble.ts'

type MotionName = NonNullable<Recipe['motion']>

/** Milliseconds a frame stands: a boiling line is restless, a blink is mostly open eyes. */
export const FRAME_MS: Record<MotionName, number> = { boil: 170, drift: 150, blink: 260 }

const BOIL_FRAMES = 4
const BOIL_REACH = 2.4
const DRIFT_FRAMES = 8
/** Two still beats, one closed: eyes blink about every two seconds. */
const BLINK = [true, true, true, true, true, true, false, true] as const

/** The scene at each moment; one still scene without motion. What asks for a motion it lacks boils instead. */
export function framesOf(scene: Scene, motion: MotionName | undefined): Scene[] {
  const open = withEyes(scene, true)
  const has = (kind: 'drift' | 'eye') => scene.shapes.some((shape) => shape.moves?.kind === kind)
  if (motion === undefined) return [open]
  if (motion === 'blink' && has('eye')) {
    const closed = withEyes(scene, false)
    return BLINK.map((isOpen) => (isOpen ? open : closed))
  }
  if (motion === 'drift' && has('drift'))
    return Array.from({ length: DRIFT_FRAMES }, (_, frame) => drifted(open, frame / DRIFT_FRAMES))
  return Array.from({ length: BOIL_FRAMES }, (_, frame) => wobble(open, BOIL_REACH, 100 + frame))
}

function withEyes(scene: Scene, open: boolean): Scene {
  const hide = (shape: Shape): Shape =>
    shape.moves?.kind === 'eye' && shape.moves.open !== open ? { ...shape, rings: [] } : shape
  return { ...scene, shapes: scene.shapes.map(hide) }
}

function drifted(scene: Scene, moment: number): Scene {
  const shapes = scene.shapes.map((shape) => {
    if (shape.moves?.kind !== 'drift') return shape
    const shift = Math.sin((moment + shape.moves.phase) * Math.PI * 2) * shape.moves.reach
    return { ...shape, rings: shape.rings.map((ring) => ring.map(([x, y]): Point => [x + shift, y])) }
  })
  return { ...scene, shapes }
}
