import { type RefObject, useEffect, useState } from 'react'
import { END_DETECTOR_AFTER_MS } from './timings.ts'

/**
 * Distance below the window at which the end counts as near, so that the next pictures have loaded when it is
 * reached. Above the window any distance counts, for jumps to the end of the page.
 */
const NEAR = '10000000px 0px 1200px'

/** Calls back when the end of the grid comes near, while it is watched; not before the page has settled. */
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

  // Observed again after every page: an end that is still near is reported again.
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
