import { openPace, type Pace, tellTimeLeft } from '#platform/terminal/time-left.ts'
import type { PictureProgress } from './picture-progress.ts'

/** About two minutes of one processor, whatever the catalogue: it is fitted on a sample with an upper limit. */
const FITTED_WITHIN_MS = 120_000
/** What can't be drawn or read is not waited for, nor is what nobody wants prepared. */
const STALLED_AFTER_MS = 60_000

type Run = { preparing: Pace; indexing: Pace; counts: string; changedAt: number; fittingSince: number | null }

/**
 * How far the pictures are, in one line for a terminal on which it is written anew; null when nothing goes on.
 */
export function openProgressLine(now: () => number): (progress: PictureProgress) => string | null {
  let run: Run | null = null

  return ({ pictures, prepared, images, indexed, fitted, isFitting }) => {
    const isIndexed = prepared === pictures && indexed === images
    if (isIndexed && fitted) run = null
    if (isIndexed && fitted) return null
    const counts = `${prepared} of ${pictures} prepared, ${indexed} of ${images} indexed`
    run ??= {
      preparing: openPace(now, prepared),
      indexing: openPace(now, indexed),
      counts,
      changedAt: now(),
      fittingSince: null,
    }
    if (counts !== run.counts) Object.assign(run, { counts, changedAt: now() })
    if (isFitting) {
      run.fittingSince ??= now()
      const left = FITTED_WITHIN_MS - (now() - run.fittingSince)
      return `Pictures:      ${counts}, fitting the search by picture${tellTimeLeft(left)}`
    }
    if (now() - run.changedAt > STALLED_AFTER_MS) return null
    const rest = longest(run.preparing(prepared, pictures), run.indexing(indexed, images))
    return `Pictures:      ${counts}${tellTimeLeft(rest === null || fitted ? rest : rest + FITTED_WITHIN_MS)}`
  }
}

/** They go on side by side; indexing follows, so until something is indexed its pace is that of preparing. */
function longest(preparing: number | null, indexing: number | null): number | null {
  return preparing === null ? null : Math.max(preparing, indexing ?? 0)
}
