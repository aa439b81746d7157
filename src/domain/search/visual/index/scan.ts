import { normOf } from '#domain/search/visual/vector-bytes.ts'
import { lengthWith, meanShareAt, type StyleCentres } from './style-centres.ts'
import { type DotKernel, type IndexArrays, openDotKernel, ROWS_IN_BLOCK } from './vector-index.ts'

export type ScanQuery = {
  /** The most similar of several crops counts. Similarities to a crop with a weight are multiplied by it. */
  crops: readonly { content: Int8Array; style: Int8Array; weight?: number }[]
  styleShare: number
  most: number
}

export type ScanTask = {
  arrays: IndexArrays
  /** The centres of all rows; without them each work counts alone. */
  centres?: StyleCentres
  allowed: Uint8Array
  query: ScanQuery
}

/** Rows, the most similar first, with the weighted sum of the most similar crop's cosines; none is below 0. */
export type ScanResult = { row: number; similarity: number }[]

/** Similarities are counted in so many buckets, so that the best are found without sorting all. */
const BUCKETS = 4_096

/** The result is exact, and for any agency's catalogue as fast as an approximate index. */
export function scan(task: ScanTask): ScanResult {
  const { query } = task
  const similarity = scoreRows(task)
  const lowest = lowestBucket(similarity, query.most)
  const found: ScanResult = []
  for (let row = 0; row < similarity.length; row++) {
    const score = similarity[row] ?? 0
    if (score > 0 && bucketOf(score) >= lowest) found.push({ row, similarity: score })
  }
  return found
    .sort((one, other) => other.similarity - one.similarity || one.row - other.row)
    .slice(0, query.most)
}

function scoreRows({ arrays, centres, allowed, query }: ScanTask): Float32Array {
  const { crops, styleShare } = query
  const similarity = new Float32Array(allowed.length)
  const kinds = [
    weigh(crops, 'content', 1 - styleShare, arrays),
    weigh(crops, 'style', styleShare, arrays),
    // Kinds without a weight are not computed.
  ].filter(({ weight }) => weight > 0)
  const means = centres && meanShareAt(styleShare) > 0 ? compareMeans(centres, query) : null
  for (let start = 0; start < allowed.length && crops.length > 0; start += ROWS_IN_BLOCK) {
    const block = allowed.subarray(start, start + ROWS_IN_BLOCK)
    if (!block.includes(1)) continue
    const scored = kinds.map((kind) => ({
      ...kind,
      products: kind.multiply(kind.vectors, start, block.length),
    }))
    for (let at = 0; at < block.length; at++) {
      if (block[at] === 1) similarity[start + at] = bestCrop(crops, scored, means, start, at)
    }
  }
  return similarity
}

type Kind = {
  kind: 'content' | 'style'
  weight: number
  vectors: Int8Array
  scales: Float32Array
  multiply: DotKernel
  cropScales: readonly number[]
}

function weigh(
  crops: ScanQuery['crops'],
  kind: 'content' | 'style',
  weight: number,
  arrays: IndexArrays,
): Kind {
  const queries = crops.map((crop) => crop[kind])
  if (queries.some((query) => query.length !== arrays.lengths[kind]))
    throw new RangeError('the query is of another kind')
  return {
    kind,
    weight,
    vectors: arrays[kind],
    scales: kind === 'content' ? arrays.contentScale : arrays.styleScale,
    multiply: openDotKernel(queries),
    cropScales: queries.map((query) => 1 / (normOf(query) || 1)),
  }
}

type Scored = Kind & { products: readonly Int32Array[] }

function bestCrop(
  crops: ScanQuery['crops'],
  kinds: readonly Scored[],
  means: ComparedMeans | null,
  start: number,
  at: number,
): number {
  let best = Number.NEGATIVE_INFINITY
  for (let crop = 0; crop < crops.length; crop++) {
    let sum = 0
    for (const { kind, weight, products, scales, cropScales } of kinds) {
      const cosine = (products[crop]?.[at] ?? 0) * (cropScales[crop] ?? 0) * (scales[start + at] ?? 0)
      sum += weight * (means && kind === 'style' ? means.withMean(cosine, crop, start + at) : cosine)
    }
    best = Math.max(best, sum * (crops[crop]?.weight ?? 1))
  }
  return best
}

/** The cosine of a crop's style with a row's together with its mean, where `cosine` is that with the row alone. */
type ComparedMeans = { withMean: (cosine: number, crop: number, row: number) => number }

function compareMeans(
  { vectors, scales, centreOf, along, squares }: StyleCentres,
  { crops, styleShare }: ScanQuery,
): ComparedMeans {
  const share = meanShareAt(styleShare)
  const multiply = openDotKernel(crops.map(({ style }) => style))
  const cropScales = crops.map(({ style }) => 1 / (normOf(style) || 1))
  const products = crops.map(() => new Float32Array(scales.length))
  for (let start = 0; start < scales.length; start += ROWS_IN_BLOCK) {
    const count = Math.min(ROWS_IN_BLOCK, scales.length - start)
    for (const [crop, ofBlock] of multiply(vectors, start, count).entries()) {
      for (let at = 0; at < count; at++) {
        const product = (ofBlock[at] ?? 0) * (cropScales[crop] ?? 0) * (scales[start + at] ?? 0)
        const ofCrop = products[crop]
        if (ofCrop) ofCrop[start + at] = product
      }
    }
  }
  const lengths = Float32Array.from({ length: centreOf.length }, (_, row) =>
    lengthWith(share, along[row] ?? 0, squares[centreOf[row] ?? 0] ?? 0),
  )
  return {
    withMean: (cosine, crop, row) =>
      (cosine + share * (products[crop]?.[centreOf[row] ?? 0] ?? 0)) / (lengths[row] ?? 1),
  }
}

/** A cosine that rounding took a little above 1 counts as 1. */
const bucketOf = (similarity: number) => Math.min(Math.floor(similarity * BUCKETS), BUCKETS)

function lowestBucket(similarity: Float32Array, most: number): number {
  const counts = new Uint32Array(BUCKETS + 1)
  for (const score of similarity) {
    if (score <= 0) continue
    const bucket = bucketOf(score)
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  let bucket = BUCKETS
  for (let found = 0; bucket > 0; bucket--) {
    found += counts[bucket] ?? 0
    if (found >= most) break
  }
  return bucket
}
