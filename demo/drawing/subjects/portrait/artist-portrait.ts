import type { Stage } from '../../core/stage.ts'
import { bust, bustOf } from '../../people/bust.ts'
import type { Looks } from '../../people/bust-looks.ts'
import { backdrop } from './backdrop.ts'

/** The artist's own likeness, always square: it heads the portfolio. */
export function artistPortrait(stage: Stage, looks?: Looks): void {
  const { width, height, random } = stage
  backdrop(stage)
  bust(
    stage,
    width / 2,
    height * 0.47,
    height * random.between(0.42, 0.5),
    bustOf(stage, 0, looks),
    random.chance(0.5),
  )
}
