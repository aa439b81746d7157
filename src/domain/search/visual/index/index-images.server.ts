import pLimit from 'p-limit'
import { copySmall } from '#domain/imaging/originals/copy-small.server.ts'
import { type Embedder, embedWhole, toStored } from '#domain/search/visual/embedding/embedder.server.ts'
import type { Projector } from '#domain/search/visual/fitting/projector.server.ts'
import { quantize } from '#domain/search/visual/vector-bytes.ts'
import { putVectors, type VectorRow } from '#domain/search/visual/vectors.server.ts'
import type { Indexable, IndexedCatalogue, VisualSearchNeeds } from './indexed-catalogue.server.ts'

/** Any fixed number. Of several instances only one indexes at a time, since their work would be the same. */
export const INDEXING_LOCK = 7_263_582
/** Some seconds of work. This much is lost when the process ends, and then another instance may continue. */
const PICTURES_AT_ONCE = 48

export type IndexingNeeds = VisualSearchNeeds & {
  embedder: Embedder
  projector: Pick<Projector, 'project'>
  indexed: IndexedCatalogue
}

/** The images to index. Those in `broken` are left out, and newly found broken ones are added. */
type Work = { isWanted: (image: Indexable) => boolean; broken: Set<string>; signal: AbortSignal }

/** Visible images come first; true says that all of them are indexed, apart from broken ones. */
export async function indexMissing(needs: IndexingNeeds, work: Work): Promise<boolean> {
  const { indexed, listHidden } = needs
  await indexWaiting(needs, () => indexed.listMissing(), work)
  const hidden = await listHidden()
  await indexWaiting(needs, () => indexed.listMissing(hidden), work)
  return indexed.listMissing().every((image) => work.broken.has(contentKeyOf(image)))
}

async function indexWaiting(
  needs: IndexingNeeds,
  missing: () => readonly Indexable[],
  { isWanted, broken, signal }: Work,
): Promise<void> {
  const { indexed, database, log } = needs
  const waiting = () => missing().filter((image) => isWanted(image) && !broken.has(contentKeyOf(image)))
  while (!signal.aborted && waiting().length > 0) {
    const started = performance.now()
    const done = await database.withLock(INDEXING_LOCK, async () => {
      const batch = waiting().slice(0, PICTURES_AT_ONCE)
      await indexed.loadVectors(batch.map(({ id }) => id))
      return indexImages(
        needs,
        batch.filter((image) => waiting().includes(image)),
        broken,
        signal,
      )
    })
    const milliseconds = Math.round(performance.now() - started)
    log.info({ indexed: done, waiting: waiting().length, milliseconds }, 'images.indexed')
  }
}

export async function indexImages(
  needs: IndexingNeeds,
  images: readonly Indexable[],
  broken: Set<string>,
  signal: AbortSignal,
): Promise<number> {
  const { indexed, embedder, database, threads } = needs
  const { projectionId: projection, vectorIndex } = indexed.current()
  const limit = pLimit(threads + 1)
  const rows = await Promise.all(
    images.map((image) => limit(() => (signal.aborted ? null : computeVectors(needs, image, broken)))),
  )
  const found = rows.filter((row) => row !== null)
  await putVectors(database.db, { projection, embedder: embedder.id }, found)
  for (const { id, contentVersion, vectors } of found) vectorIndex.put(id, contentVersion, vectors)
  return found.length
}

async function computeVectors(
  needs: IndexingNeeds,
  image: Indexable,
  broken: Set<string>,
): Promise<VectorRow | null> {
  const { renditionOf, embedder, projector, indexed } = needs
  const { projection } = indexed.current()
  const bytes = await renditionOf(image.picture)
  if (!bytes) {
    broken.add(contentKeyOf(image))
    return null
  }
  const whole = await embedWhole(embedder, await copySmall(bytes))
  const [projected] = await projector.project(projection, [whole])
  if (!projected) throw new RangeError('Nothing was projected.')
  const { features, colours } = toStored(whole)
  return {
    id: image.id,
    contentVersion: image.picture.contentVersion,
    vectors: { content: quantize(projected.content), style: quantize(projected.style), colours },
    features,
  }
}

function contentKeyOf({ id, picture }: Indexable): string {
  return `${id}/${picture.contentVersion}`
}
