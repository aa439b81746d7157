/** State of a history entry whose zoom was opened from the page itself, so that closing it goes back. */
export const OPENED_HERE = { zoom: 'opened-here' }

export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'zoom' in state && state.zoom === OPENED_HERE.zoom
}
