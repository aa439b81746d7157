import type { Picture } from '#domain/imaging/imaging-model.ts'
import type { IndexingProgress } from '#domain/search/visual/open-visual-search.server.ts'

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
      const { isDone: wasDone, line: told } = states?.[at] ?? { isDone: true, line: '' }
      return line !== told && !(isDone && wasDone)
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
