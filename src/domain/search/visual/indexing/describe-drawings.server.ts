import { copySmall } from '#domain/imaging/originals/copy-small.server.ts'
import {
  type LocalRow,
  listDescribedVersions,
  putLocalFeatures,
} from '#domain/search/visual/local/local-store.server.ts'
import type { SameDrawing } from '#domain/search/visual/local/same-drawing.server.ts'
import type { Indexable, VisualSearchNeeds } from '#domain/search/visual/visual-search-needs.ts'
import { INDEXING_LOCK } from './index-images.server.ts'

type Needs = Pick<VisualSearchNeeds, 'database' | 'catalogue' | 'renditionOf' | 'log'> & {
  sameDrawing: Pick<SameDrawing, 'describe'>
}

/** A second of work. */
const PICTURES_AT_ONCE = 48

/** Stores local features of all visible images that have none yet; the next call goes on where this one was ended. */
export function openDrawingDescription(needs: Needs): (signal: AbortSignal) => Promise<void> {
  const { database, catalogue, log } = needs
  let described: Map<number, string> | null = null

  return async (signal) => {
    described ??= await listDescribedVersions(database.db)
    const known = described
    const missing = catalogue().images.filter(({ id, picture }) => known.get(id) !== picture.contentVersion)
    for (let start = 0; start < missing.length && !signal.aborted; start += PICTURES_AT_ONCE) {
      const batch = missing.slice(start, start + PICTURES_AT_ONCE)
      await database.withLock(INDEXING_LOCK, async () => {
        const rows = await describeAll(needs, batch, signal)
        await putLocalFeatures(database.db, rows)
      })
      for (const { id, picture } of batch) known.set(id, picture.contentVersion)
      log.debug({ described: batch.length, waiting: missing.length - start }, 'drawings.described')
    }
  }
}

/** What is broken is left out. */
async function describeAll(
  { renditionOf, sameDrawing }: Needs,
  images: readonly Indexable[],
  signal: AbortSignal,
): Promise<LocalRow[]> {
  const rows: LocalRow[] = []
  for (const { id, picture } of images) {
    const rendition = signal.aborted ? null : await renditionOf(picture)
    if (!rendition) continue
    const features = await sameDrawing.describe(await copySmall(rendition), 'work')
    rows.push({ id, contentVersion: picture.contentVersion, features })
  }
  return rows
}
