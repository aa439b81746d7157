import pLimit from 'p-limit'
import { copySmall } from '#domain/imaging/originals/copy-small.server.ts'
import type { Embedder } from '#domain/search/visual/embedding/embedder.server.ts'
import { encodeFeatures } from '#domain/search/visual/embedding/feature-bytes.ts'
import type { Projecting } from '#domain/search/visual/fitting/projecting.server.ts'
import type { DescribedCatalogue } from '#domain/search/visual/index/indexed-catalogue.server.ts'
import { toShareBytes, toSteps } from '#domain/search/visual/vector-bytes.ts'
import { putVectors, type VectorRow } from '#domain/search/visual/vectors.server.ts'
import type { Looked, VisualNeeds } from '#domain/search/visual/visual-needs.ts'

/** Any fixed number: of several instances one describes at a time, as their work would be the same. */
export const DESCRIBING_LOCK = 7_263_582
/** Some seconds of work: so much is lost when the process ends, and another instance may have its turn. */
const PICTURES_AT_ONCE = 48
const WHOLE = [1] as const

/** What describing the catalogue stands on. */
export type Describing = VisualNeeds & {
  embedder: Embedder
  projecting: Pick<Projecting, 'project'>
  described: DescribedCatalogue
}

/**
 * Describes the images that nobody described yet, visible ones first; what is in `broken` is left out, and what turns out
 * to be is added.
 */
export async function describeMissing(
  needs: Describing,
  broken: Set<string>,
  signal: AbortSignal,
): Promise<void> {
  const { described, listHidden } = needs
  await describeWaiting(needs, () => described.missing(), { broken, signal })
  const hidden = await listHidden()
  await describeWaiting(needs, () => described.missing(hidden), { broken, signal })
}

type Work = { broken: Set<string>; signal: AbortSignal }

async function describeWaiting(
  needs: Describing,
  missing: () => readonly Looked[],
  { broken, signal }: Work,
): Promise<void> {
  const { described, database, log } = needs
  const waiting = () => missing().filter((image) => !broken.has(contentOf(image)))
  while (!signal.aborted && waiting().length > 0) {
    const started = performance.now()
    const done = await database.withLock(DESCRIBING_LOCK, async () => {
      const batch = waiting().slice(0, PICTURES_AT_ONCE)
      await described.learn(batch.map(({ id }) => id))
      return describeImages(
        needs,
        batch.filter((image) => waiting().includes(image)),
        broken,
        signal,
      )
    })
    const milliseconds = Math.round(performance.now() - started)
    log.info({ described: done, waiting: waiting().length, milliseconds }, 'images.described')
  }
}

/** Describes these images, by the projection of the moment, whatever is known of them. */
export async function describeImages(
  needs: Describing,
  images: readonly Looked[],
  broken: Set<string>,
  signal: AbortSignal,
): Promise<number> {
  const { described, embedder, database, threads } = needs
  const { projectionId: projection, shelf } = described.current()
  const limit = pLimit(threads + 1)
  const rows = await Promise.all(
    images.map((image) => limit(() => (signal.aborted ? null : lookAt(needs, image, broken)))),
  )
  const found = rows.filter((row) => row !== null)
  await putVectors(database.db, { projection, embedder: embedder.id }, found)
  for (const { id, contentVersion, vectors } of found) shelf.put(id, contentVersion, vectors)
  return found.length
}

async function lookAt(needs: Describing, image: Looked, broken: Set<string>): Promise<VectorRow | null> {
  const { renditionOf, embedder, projecting, described } = needs
  const { projection } = described.current()
  const bytes = await renditionOf(image.picture)
  if (!bytes) {
    broken.add(contentOf(image))
    return null
  }
  const features = await embedder.embedImage(await copySmall(bytes), WHOLE)
  const { content, style } = await projecting.project(projection, features)
  return {
    id: image.id,
    contentVersion: image.picture.contentVersion,
    vectors: {
      content: toSteps(firstOf(content)),
      style: toSteps(style),
      colours: toShareBytes(features.colours),
    },
    features: encodeFeatures({ content: firstOf(features.content), style: features.style }),
  }
}

/** Of the whole picture, which is the only crop here. */
function firstOf([first]: readonly Float32Array[]): Float32Array {
  if (!first) throw new RangeError('The model said nothing of the picture.')
  return first
}

function contentOf({ id, picture }: Looked): string {
  return `${id}/${picture.contentVersion}`
}
