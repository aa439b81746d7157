/**
 * The point of a picture that a crop keeps, as shares of its width and height: 0 is left and top, 1 right and bottom.
 */
export type Focus = { x: number; y: number }

/** Precision of the shares: fine enough for any crop, and short. */
const STEPS = 1000
/** One press of an arrow key; with Shift, ten times as far. */
const KEY_STEP = 0.01
const KEY_LEAP = 0.1

const MOVES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const MIDDLE_OF_PICTURE: Focus = { x: 0.5, y: 0.5 }

/** The point under the pointer; `frame` is the picture's rectangle on the screen, in pixels. */
export function focusAt(
  pointer: { clientX: number; clientY: number },
  frame: { left: number; top: number; width: number; height: number },
): Focus {
  return {
    x: within((pointer.clientX - frame.left) / frame.width),
    y: within((pointer.clientY - frame.top) / frame.height),
  }
}

/** The new focus after an arrow key; null for every other key. */
export function moveFocus(focus: Focus, key: string, leap: boolean): Focus | null {
  const move = MOVES[key]
  if (!move) return null
  const step = leap ? KEY_LEAP : KEY_STEP
  return { x: within(focus.x + move[0] * step), y: within(focus.y + move[1] * step) }
}

/** For `object-position`. */
export function positionOf(focus: Focus | null): string {
  const { x, y } = focus ?? MIDDLE_OF_PICTURE
  return `${toPercent(x)}% ${toPercent(y)}%`
}

export function toPercent(share: number): number {
  return Math.round(share * 100)
}

function within(share: number): number {
  const rounded = Math.round(share * STEPS) / STEPS
  return Number.isFinite(rounded) ? Math.min(1, Math.max(0, rounded)) : 0.5
}
