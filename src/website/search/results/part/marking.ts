import { LEAST_PART, type Part, WHOLE } from '#domain/search/part.ts'

/** A point of the picture, in percent of its sides; it may lie beside the picture. */
export type Point = { x: number; y: number }

/** Where marking begins: the middle of the picture. */
export const FIRST_PART: Part = { x: 25, y: 25, width: 50, height: 50 }
/** In percent, by one press of an arrow key. */
const STEP = 2

const DIRECTIONS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** The part after an arrow key, which moves it, or with Shift its lower right corner; null for other keys. */
export function partAfterKey(part: Part, key: string, isResizing: boolean): Part | null {
  const by = DIRECTIONS[key]
  if (!by) return null
  if (!isResizing) return movePart(part, by)
  return {
    ...part,
    width: clamp(part.width + by.x, LEAST_PART, WHOLE - part.x),
    height: clamp(part.height + by.y, LEAST_PART, WHOLE - part.y),
  }
}

/** Of the same size; stops at the picture's edges. */
export function movePart(part: Part, by: Point): Part {
  return {
    ...part,
    x: clamp(Math.round(part.x + by.x), 0, WHOLE - part.width),
    y: clamp(Math.round(part.y + by.y), 0, WHOLE - part.height),
  }
}

/** With one corner at one point and the other as near to the other point as the picture and the least size let it. */
export function partBetween(from: Point, to: Point): Part {
  const [x, width] = spanBetween(from.x, to.x)
  const [y, height] = spanBetween(from.y, to.y)
  return { x, y, width, height }
}

/** One number of it, as it was entered; the others give way where they must. */
export function withNumber(part: Part, name: keyof Part, value: number): Part {
  const entered = Number.isFinite(value) ? Math.round(value) : 0
  switch (name) {
    case 'x':
    case 'y':
      return movePart({ ...part, [name]: entered }, { x: 0, y: 0 })
    case 'width':
      return { ...part, width: clamp(entered, LEAST_PART, WHOLE - part.x) }
    case 'height':
      return { ...part, height: clamp(entered, LEAST_PART, WHOLE - part.y) }
  }
}

function spanBetween(from: number, to: number): [start: number, length: number] {
  const [one, other] = [from, to].map((at) => clamp(Math.round(at), 0, WHOLE))
  const length = Math.max(LEAST_PART, Math.abs((one ?? 0) - (other ?? 0)))
  const start = to < from ? (one ?? 0) - length : (one ?? 0)
  return [clamp(start, 0, WHOLE - length), length]
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
