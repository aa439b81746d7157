import { type ComponentType, useEffect, useState } from 'react'
import type { ProjectStripProps } from './project-strip.tsx'

type Strip = ComponentType<ProjectStripProps>

/** Where it can't be loaded the images are still there. */
const NoStrip: Strip = () => null

/**
 * What shows the projects, null until it is loaded: only browsers know of projects, so the server's page has neither its
 * script nor its styles. The images below wait for it, or it would push them down under a finger.
 */
export function useProjectStrip(): Strip | null {
  const [strip, setStrip] = useState<Strip | null>(null)
  useEffect(() => {
    let isHere = true
    const show = (loaded: Strip) => isHere && setStrip(() => loaded)
    import('./project-strip.tsx').then(
      ({ ProjectStrip }) => show(ProjectStrip),
      () => show(NoStrip),
    )
    return () => {
      isHere = false
    }
  }, [])
  return strip
}
