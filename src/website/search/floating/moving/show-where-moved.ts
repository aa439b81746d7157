import { HOME, PLACE_KEY, type Position, parsePosition } from './position.ts'

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
