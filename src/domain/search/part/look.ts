import { z } from 'zod'
import { type Part, WHOLE } from './part.ts'

const Percent = z.int().min(0).max(WHOLE)

/** What was looked at of a picture at once, squeezed to the square that the model sees. */
export const Look = z.strictObject({
  /** All of it, its middle, what may be a picture in it, or a square of a long strip. */
  kind: z.enum(['whole', 'middle', 'picture', 'square']),
  area: z.strictObject({ x: Percent, y: Percent, width: Percent, height: Percent }),
  /** In degrees, clockwise. */
  turn: z.literal([0, 90, 270]),
})
export type Look = z.infer<typeof Look>

export const WHOLE_LOOK: Look = { kind: 'whole', area: { x: 0, y: 0, width: WHOLE, height: WHOLE }, turn: 0 }

export function isSameArea(one: Part, other: Part): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height
}
