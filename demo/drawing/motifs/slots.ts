import type { Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

/** For what comes in several colours: one of the hand's, by chance. */
export function anySlot({ random }: Stage): Slot {
  return random.pick(['a', 'b', 'c', 'd'])
}
