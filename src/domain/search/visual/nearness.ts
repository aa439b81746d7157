import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import type { LooksAlike } from '#domain/catalogue/spread-images.ts'
import { WHOLE_CROP } from '#domain/search/region.ts'
import type { Nearness, PictureEmbedding } from '#domain/search/search-model.ts'
import { normalize } from './fitting/linear-algebra.ts'
import { NEARNESS_STYLE, type Projection } from './fitting/projection.ts'
import type { CatalogueIndex } from './index/indexed-catalogue.server.ts'
import type { VectorIndex } from './index/vector-index.ts'

/** The least nearness of a picture in the catalogue, however it was distorted. */
export const LEAST_NEARNESS = 1
/**
 * The picture is in the catalogue beyond doubt. Among 1,100 real works, queries with a nearer one had the same answers
 * by the whole picture alone. Every other copy is so near, and a third of other works.
 */
export const SURELY_NEAR = 2
export const SURE_SIMILARITY = 0.64
/** Without decoys, noise and charts came up to 0.4 near to 600 works; 2 to 4 in 100 distorted works stayed below it. */
const LEAST_OF_FITTED = 0.4
/** Where works resemble each other more, foreign pictures do as well, and their best match is nearer by this. */
const BEST_OF_RANDOM = 0.07

/** Gives at least `LEAST_NEARNESS` where the picture may be in the catalogue, `SURELY_NEAR` where it surely is. */
export function nearnessOf(similarity: number, decoy: number, projection: Projection): number {
  const least = leastSimilarity(decoy, projection)
  if (similarity < least) return similarity / least
  const sure = Math.max(SURE_SIMILARITY, least)
  if (similarity >= sure) return SURELY_NEAR + similarity - sure
  return LEAST_NEARNESS + ((SURELY_NEAR - LEAST_NEARNESS) * (similarity - least)) / (sure - least)
}

function leastSimilarity(
  decoy: number,
  { decoyStatistics, threshold: { content, style } }: Projection,
): number {
  if (decoyStatistics) return Math.max(decoyStatistics.least, decoy + decoyStatistics.margin)
  return Math.max(LEAST_OF_FITTED, (1 - NEARNESS_STYLE) * content + NEARNESS_STYLE * style + BEST_OF_RANDOM)
}

/** In the demo, one in 10,000 pairs of different scenes reaches it, and half of those of one scene in one technique. */
const NEARLY_THE_SAME = 0.4

type Indexed = { current: () => CatalogueIndex; listMissing: () => readonly unknown[] }

/** The function and the orders made by it stay until another catalogue or fitting, or until everything is indexed. */
export function memoizeLooksAlike(catalogue: () => Catalogue, indexed: Indexed): () => LooksAlike {
  let known: {
    catalogue: Catalogue
    index: CatalogueIndex
    changes: number
    isComplete: boolean
    looksAlike: LooksAlike
  } | null = null
  return () => {
    const now = { catalogue: catalogue(), index: indexed.current() }
    const changes = now.index.vectorIndex.changes()
    const isOfNow = known?.catalogue === now.catalogue && known.index === now.index
    if (known && isOfNow && (known.isComplete || known.changes === changes)) return known.looksAlike
    const isComplete = indexed.listMissing().length === 0
    const looksAlike = known && isOfNow && !isComplete ? known.looksAlike : compareBy(now.index)
    known = { ...now, changes, isComplete, looksAlike }
    return looksAlike
  }
}

function compareBy({ projection, vectorIndex }: CatalogueIndex): LooksAlike {
  const least = leastCosine(projection)
  return (id, otherId) => {
    const [row, other] = [vectorIndex.rowOf(id), vectorIndex.rowOf(otherId)]
    return row !== undefined && other !== undefined && vectorIndex.contentCosine(row, other) >= least
  }
}

/** The threshold grows as for nearness: it is higher where all works resemble each other more. */
function leastCosine({ threshold }: Projection): number {
  return Math.max(NEARLY_THE_SAME, threshold.content + BEST_OF_RANDOM)
}

/** The cosine of each content with the mean of the list's others; images that are not indexed are missing. */
export function likenessAmong(vectorIndex: VectorIndex, imageIds: readonly number[]): Map<number, number> {
  const known = imageIds.flatMap((id) => {
    const row = vectorIndex.rowOf(id)
    return row === undefined
      ? []
      : [{ id, content: normalize(Float32Array.from(vectorIndex.vectorsAt(row).content)) }]
  })
  const sum = new Float32Array(known[0]?.content.length ?? 0)
  for (const { content } of known) for (const [at, part] of content.entries()) sum[at] = (sum[at] ?? 0) + part
  return new Map(known.map(({ id, content }) => [id, likenessToOthers(content, sum)]))
}

/** `vector` is one of the vectors of which `sum` is the sum. */
function likenessToOthers(vector: Float32Array, sum: Float32Array): number {
  let product = 0
  let length = 0
  for (const [at, part] of vector.entries()) {
    const others = (sum[at] ?? 0) - part
    product += part * others
    length += others * others
  }
  return length > 0 ? product / Math.sqrt(length) : 0
}

export type MeasuredAreas = Nearness & {
  nearness: number
}

type Measuring = {
  nearnessOf: (embedding: PictureEmbedding) => Promise<number>
  /** Whether one of the nearest shows the same drawing, anywhere in the picture. It is not called where left out. */
  showsSame?: (embedding: PictureEmbedding) => Promise<boolean>
}

export async function measureAreas(
  embedding: PictureEmbedding,
  { nearnessOf, showsSame }: Measuring,
): Promise<MeasuredAreas> {
  const measured = await measureCrops(embedding, nearnessOf)
  if (measured.isAboveThreshold || !(await showsSame?.(embedding))) return measured
  return { ...measured, nearness: LEAST_NEARNESS, isAboveThreshold: true }
}

async function measureCrops(
  embedding: PictureEmbedding,
  nearnessOf: Measuring['nearnessOf'],
): Promise<MeasuredAreas> {
  const { crops } = embedding
  const hasAreas = crops.some(({ kind }) => kind === 'picture' || kind === 'square')
  if (!hasAreas) return toMeasured(await nearnessOf(embedding), WHOLE_CROP.area)
  const measured = await Promise.all(
    crops.map(async (crop) => ({ crop, nearness: await nearnessOf({ ...embedding, crops: [crop] }) })),
  )
  const [best, second] = measured.sort((one, other) => other.nearness - one.nearness)
  if (!best) return toMeasured(0, WHOLE_CROP.area)
  const { kind, area } = best.crop
  const shown = kind === 'middle' ? WHOLE_CROP.area : area
  const isStrip = crops.length > 1 && crops.some((crop) => crop.kind === 'square')
  // One of many squares resembles some work by chance: two of them must be near, or one surely.
  const counts = isStrip && best.nearness < SURELY_NEAR ? (second?.nearness ?? 0) : best.nearness
  return toMeasured(counts, shown)
}

function toMeasured(nearness: number, shown: Nearness['shown']): MeasuredAreas {
  return { nearness, isAboveThreshold: nearness >= LEAST_NEARNESS, shown }
}
