import { describeTimeLeft, openPace, type Pace } from '#platform/terminal/time-left.ts'
import type { PictureProgress } from './picture-progress.ts'

/** About two minutes of one processor for any catalogue, as the search is fitted on a limited sample. */
const FITTED_WITHIN_MS = 120_000
/** After this time without progress, pictures cannot be drawn or read, or nobody wants them prepared. */
const STALLED_AFTER_MS = 60_000

type Run = { preparing: Pace; indexing: Pace; counts: string; changedAt: number; fittingSince: number | null }

/** Returns the progress of the pictures as one line for a terminal, which is rewritten; null when nothing goes on. */
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
      return `Pictures:      ${counts}, fitting the search by picture${describeTimeLeft(left)}`
    }
    if (now() - run.changedAt > STALLED_AFTER_MS) return null
    const rest = longest(run.preparing(prepared, pictures), run.indexing(indexed, images))
    return `Pictures:      ${counts}${describeTimeLeft(rest === null || fitted ? rest : rest + FITTED_WITHIN_MS)}`
  }
}

/** Indexing follows preparing, so until something is indexed its pace is that of preparing. */
function longest(preparing: number | null, indexing: number | null): number | null {
  return preparing === null ? null : Math.max(preparing, indexing ?? 0)
}
