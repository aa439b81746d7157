import type { Picture } from '#domain/imaging/imaging-model.ts'
import type { IndexingProgress } from '#domain/search/visual/open-visual-search.server.ts'
import { describeTimeLeft, openPace, type Pace } from '#platform/command-line/progress.ts'

/** `prepared` pictures have their sizes, `indexed` images their vectors. */
export type PictureProgress = IndexingProgress & {
  pictures: number
  prepared: number
}

type PictureProgressNeeds = {
  readModel: { current: () => { pictures: ReadonlyMap<number, Pick<Picture, 'thumbHash'>> } }
  visual: { progress: () => IndexingProgress }
}

export function readProgress({ readModel, visual }: PictureProgressNeeds): PictureProgress {
  const pictures = [...readModel.current().pictures.values()]
  const prepared = pictures.filter(({ thumbHash }) => thumbHash !== null).length
  return { ...visual.progress(), pictures: pictures.length, prepared }
}

type State = { isDone: boolean; line: string }

function statesOf({ pictures, prepared, images, indexed, fitted, isFitting }: PictureProgress): State[] {
  const unfitted = isFitting ? 'not yet; takes some minutes' : 'not yet; begins when all are indexed'
  return [
    { isDone: prepared === pictures, line: `Prepared:      ${prepared} of ${pictures} pictures` },
    { isDone: indexed === images, line: `Indexed:       ${indexed} of ${images} images` },
    { isDone: fitted, line: `Fitted:        ${fitted ? 'the search by picture is complete' : unfitted}` },
  ]
}

export function describeProgress(before: PictureProgress | null, now: PictureProgress): string[] {
  const states = before && statesOf(before)
  return statesOf(now)
    .filter(({ isDone, line }, at) => {
      const { isDone: wasDone, line: shown } = states?.[at] ?? { isDone: true, line: '' }
      return line !== shown && !(isDone && wasDone)
    })
    .map(({ line }) => line)
}

/** Like `readProgress`, but counts a picture as soon as it is prepared, not only when its batch is in the catalogue. */
export function followProgress(needs: PictureProgressNeeds): {
  read: () => PictureProgress
  onPrepared: () => void
} {
  let { prepared: stored } = readProgress(needs)
  let ahead = 0
  return {
    onPrepared: () => {
      ahead += 1
    },
    read: () => {
      const progress = readProgress(needs)
      ahead = Math.max(0, ahead - Math.max(0, progress.prepared - stored))
      stored = progress.prepared
      return { ...progress, prepared: Math.min(progress.pictures, stored + ahead) }
    },
  }
}

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
