import type { Stage } from '../../core/stage.ts'
import { type Bust, bust, bustOf } from '../../people/bust.ts'
import type { Held } from '../../people/bust-props.ts'
import type { Looks } from '../../people/bust-shape.ts'
import { backdrop } from './backdrop.ts'

const AT_FACE: Held[] = ['earPencil', 'chinHand', 'phone', 'headset', 'pencil']
const AT_CHEST: Held[] = ['pencil', 'brush', 'cup', 'folder', 'laptop', 'headset', 'chinHand']

/** How near one comes: height of the face and place of its middle as shares of the sheet, and what is seen in hand. */
const CROPS = [
  { size: 0.66, middle: 0.5, held: AT_FACE, often: 0 },
  { size: 0.54, middle: 0.47, held: AT_FACE, often: 0.2 },
  { size: 0.46, middle: 0.45, held: AT_FACE, often: 0.4 },
  { size: 0.4, middle: 0.43, held: AT_FACE, often: 0.3 },
  { size: 0.33, middle: 0.35, held: AT_CHEST, often: 1 },
  { size: 0.36, middle: 0.36, held: AT_CHEST, often: 1 },
]

/** The artist's own likeness, always square: it heads the portfolio. */
export function artistPortrait(stage: Stage, looks?: Looks): void {
  const { width, height, random } = stage
  backdrop(stage)
  const { size, middle, held, often } = random.pick(CROPS)
  const who: Bust = bustOf(stage, 0, looks)
  if (random.chance(often)) who.holds = random.pick(held)
  const x = width * (0.5 + random.swing() * 0.08)
  bust(stage, x, height * middle, height * size, who, random.chance(0.5))
}
