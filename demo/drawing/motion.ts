import type { Point } from './core/geometry.ts'
import type { Scene, Shape } from './core/scene.ts'
import { wobble } from './core/wobble.ts'
import type { Recipe } from './recipe.ts'

type MotionName = NonNullable<Recipe['motion']>

/** Milliseconds a frame stands: a boiling line is restless, a blink is mostly open eyes. */
export const FRAME_MS: Record<MotionName, number> = { boil: 170, drift: 150, blink: 260 }

/** How many frames a work with this motion has, whatever is to be seen on it. */
export const FRAMES: Record<MotionName, number> = { boil: 4, drift: 8, blink: 8 }

/** So many trembling drawings look alive; more cost bytes and show nothing new. */
const BOILING_DRAWINGS = 4
const BOIL_REACH = 2.4
/** An eye is closed for one of its eight beats: it blinks about every two seconds. */
const BLINKING_BEAT = 6

/** The scene at each moment; one still scene without motion. What asks for a motion it lacks boils instead. */
export function framesOf(scene: Scene, motion: MotionName | undefined): Scene[] {
  const open = withEyes(scene, true)
  if (motion === undefined) return [open]
  return Array.from({ length: FRAMES[motion] }, frameOf(motion, open, scene))
}

function frameOf(motion: MotionName, open: Scene, scene: Scene): (_: unknown, frame: number) => Scene {
  const has = (kind: 'drift' | 'eye') => scene.shapes.some((shape) => shape.moves?.kind === kind)
  if (motion === 'blink' && has('eye')) {
    const closed = withEyes(scene, false)
    return (_, frame) => (frame === BLINKING_BEAT ? closed : open)
  }
  if (motion === 'drift' && has('drift')) return (_, frame) => drifted(open, frame / FRAMES.drift)
  return (_, frame) => wobble(open, BOIL_REACH, 100 + (frame % BOILING_DRAWINGS))
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
