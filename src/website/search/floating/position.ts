/** In pixels right of and below the position that the style sheet sets. */
export type Position = { x: number; y: number }
export type Box = { left: number; top: number; right: number; bottom: number }
type Size = { width: number; height: number }

/** In the storage of the tab. */
export const PLACE_KEY = 'searchPlace'
export const HOME: Position = { x: 0, y: 0 }
/** Crosses the window in some thirty presses. */
export const KEY_STEP_PX = 40
/** The strip of the page that stays visible around it. */
const MARGIN_PX = 8

const STEPS: Partial<Record<string, Position>> = {
  ArrowLeft: { x: -KEY_STEP_PX, y: 0 },
  ArrowRight: { x: KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP_PX },
  ArrowDown: { x: 0, y: KEY_STEP_PX },
}

export function stepOf(key: string): Position | null {
  return STEPS[key] ?? null
}

export function sum(one: Position, other: Position): Position {
  return { x: one.x + other.x, y: one.y + other.y }
}

/** The nearest position at which the box, given at its home position, is wholly in the window. */
export function keepInWindow(home: Box, wanted: Position, window: Size): Position {
  return {
    x: clamp(wanted.x, MARGIN_PX - home.left, window.width - MARGIN_PX - home.right),
    y: clamp(wanted.y, MARGIN_PX - home.top, window.height - MARGIN_PX - home.bottom),
  }
}

/** A box that is larger than the window keeps its upper left corner in it. */
function clamp(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), least)
}

/** For those who can point but not drag: from home to the right, then to the left, then home. */
export function nextCorner(home: Box, now: Position, window: Size): Position {
  const far = window.width
  const right = keepInWindow(home, { x: far, y: 0 }, window)
  const left = keepInWindow(home, { x: -far, y: 0 }, window)
  if (isSamePosition(now, HOME)) return right
  return isSamePosition(now, right) ? left : HOME
}

export function isSamePosition(one: Position, other: Position): boolean {
  return one.x === other.x && one.y === other.y
}

export function parsePosition(saved: unknown): Position | null {
  const { x, y }: { x?: unknown; y?: unknown } = Object(saved)
  return typeof x === 'number' && typeof y === 'number' && Number.isFinite(x + y) ? { x, y } : null
}

/** Runs before the page is drawn: the search's own script comes later, and keeps it in a smaller window. */
export function showWhereMoved(): void {
  const { x, y } = readPosition()
  const { style } = document.documentElement
  if (x !== 0) style.setProperty('--moved-x', `${x}px`)
  if (y !== 0) style.setProperty('--moved-y', `${y}px`)
}

function readPosition(): Position {
  try {
    return parsePosition(JSON.parse(sessionStorage.getItem(PLACE_KEY) ?? '')) ?? HOME
  } catch {
    return HOME
  }
}
