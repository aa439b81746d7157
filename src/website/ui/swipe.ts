import { type MouseEvent, type PointerEvent, useRef } from 'react'

export const SWIPE_FROM_PX = 50

/** The step of a swipe: 1 to the next, -1 to the previous, 0 when it was too short. */
export function swipedStep(fromX: number, toX: number): 1 | 0 | -1 {
  if (Math.abs(toX - fromX) < SWIPE_FROM_PX) return 0
  return toX < fromX ? 1 : -1
}

/** A link below a swipe is not followed. Two fingers at once are not a swipe. */
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
