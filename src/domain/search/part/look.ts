import { type Part, WHOLE } from './part.ts'

/** What was looked at of a picture at once, squeezed to the square that the model sees. */
export type Look = {
  /** All of it, its middle, what may be a picture in it, or a square of a long strip. */
  kind: 'whole' | 'middle' | 'picture' | 'square'
  area: Part
  /** In degrees, clockwise. */
  turn: 0 | 90 | 270
}

export const WHOLE_LOOK: Look = { kind: 'whole', area: { x: 0, y: 0, width: WHOLE, height: WHOLE }, turn: 0 }

export function isSameArea(one: Part, other: Part): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height
}
