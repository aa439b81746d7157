import { type RefObject, useEffect, useState } from 'react'
import { END_DETECTOR_AFTER_MS } from './timings.ts'

/**
 * So far below the window the end may be: the next pictures are there when one arrives. Above the window it counts wherever
 * it is, for those who jump to the foot of the page.
 */
const NEAR = '10000000px 0px 1200px'

/** Calls when the end of the wall comes near, as long as it is watched; not before the page has settled. */
export function useEndDetector(
  end: RefObject<HTMLElement | null>,
  isWatched: boolean,
  onNear: () => void,
): void {
  const [isArmed, setArmed] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), END_DETECTOR_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  // Watched anew after every stretch: an end that is still near says so again.
  useEffect(() => {
    if (!isArmed || !isWatched || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onNear()
      },
      { rootMargin: NEAR },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isArmed, isWatched, end, onNear])
}
