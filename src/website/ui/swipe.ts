import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Shorter moves are meant for something else (specification, section 9). */
export const SWIPE_FROM_PX = 50

/** Which way a swipe turns: 1 to the next, -1 to the previous, 0 when it was too short to be one. */
export function swipedStep(fromX: number, toX: number): 1 | 0 | -1 {
  if (Math.abs(toX - fromX) < SWIPE_FROM_PX) return 0
  return toX < fromX ? 1 : -1
}

/**
 * Handlers for what a finger or a mouse is drawn across; a link below is then not followed. Two fingers at once are no
 * swipe.
 */
export function useSwipe(onSwipe: (step: number) => void) {
  const from = useRef<number | null>(null)
  const wasSwiped = useRef(false)
  return {
    onPointerDown({ clientX, isPrimary }: PointerEvent) {
      from.current = isPrimary ? clientX : null
      wasSwiped.current = false
    },
    onPointerUp({ clientX, isPrimary }: PointerEvent) {
      const step = from.current === null || !isPrimary ? 0 : swipedStep(from.current, clientX)
      wasSwiped.current = step !== 0
      if (step) onSwipe(step)
    },
    onClick(event: MouseEvent) {
      if (wasSwiped.current) event.preventDefault()
      wasSwiped.current = false
    },
  }
}
