import { CLOSES_AFTER_MS } from '#website/search/search-timings.ts'

/** What keeps the floating search open; it closes a moment after the last of them has gone. */
export type Hold = 'pointer' | 'focus' | 'text' | 'drag' | 'picture'

export type AutoClose = {
  /** Says that something holds it open, or no longer does. */
  hold: (by: Hold, isHeld: boolean) => void
  /** Clears the timer. */
  stop: () => void
}

/**
 * Closes the floating search a second after the pointer left, unless it is focused, typed into, dragged, or busy with a
 * picture. The timer starts only after something held it: it may open under a resting pointer.
 */
export function openAutoClose(close: () => void): AutoClose {
  const holds = new Set<Hold>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    hold(by, isHeld) {
      if (isHeld === holds.has(by)) return
      if (isHeld) holds.add(by)
      else holds.delete(by)
      clearTimeout(timer)
      if (holds.size === 0) timer = setTimeout(close, CLOSES_AFTER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
