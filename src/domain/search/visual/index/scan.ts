import { normOf } from '#domain/search/visual/vector-bytes.ts'
import { openDotKernel, ROWS_IN_BLOCK } from './dot-kernel.ts'
import type { IndexArrays } from './vector-index.ts'

/** A quantized query. */
export type ScanQuery = {
  /** Of several crops the most similar counts. */
  content: Int8Array[]
  style: Int8Array
  /** The weight of the style, from 0 to 1; the content has the rest. */
  styleShare: number
  most: number
}

export type ScanTask = {
  arrays: IndexArrays
  /** 1 for each row that may be found. */
  allowed: Uint8Array
  query: ScanQuery
}

/** Rows, the most similar first, with the weighted sum of their cosines; nothing below 0. */
export type ScanResult = { row: number; similarity: number }[]

/** Similarities are counted in so many buckets to find the best without sorting all. */
const BUCKETS = 4_096

/** Compares with every allowed row: exact, and for any agency's catalogue as fast as an approximate index. */
export function scan({ arrays, allowed, query }: ScanTask): ScanResult {
  const similarity = scoreRows({ arrays, allowed, query })
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

/** Rows that are not allowed have similarity 0. */
function scoreRows({ arrays, allowed, query }: ScanTask): Float32Array {
  const { styleShare } = query
  const similarity = new Float32Array(allowed.length)
  // What has no weight is not computed.
  if (styleShare < 1) addSimilarity(similarity, allowed, query.content, 1 - styleShare, contentOf(arrays))
  if (styleShare > 0) addSimilarity(similarity, allowed, [query.style], styleShare, styleOf(arrays))
  return similarity
}

/** One kind of vectors, and one over the norm of each. */
type VectorRows = { vectors: Int8Array; scales: Float32Array; length: number }

const contentOf = ({ content, contentScale, lengths }: IndexArrays): VectorRows => ({
  vectors: content,
  scales: contentScale,
  length: lengths.content,
})
const styleOf = ({ style, styleScale, lengths }: IndexArrays): VectorRows => ({
  vectors: style,
  scales: styleScale,
  length: lengths.style,
})

/** Adds to each allowed row its weighted cosine with the most similar of the queries. */
function addSimilarity(
  similarity: Float32Array,
  allowed: Uint8Array,
  queries: readonly Int8Array[],
  weight: number,
  { vectors, scales, length }: VectorRows,
): void {
  if (queries.length === 0) return
  if (queries.some((query) => query.length !== length)) throw new RangeError('the query is of another kind')
  const multiply = openDotKernel(queries)
  const queryScales = queries.map((query) => 1 / (normOf(query) || 1))
  for (let start = 0; start < allowed.length; start += ROWS_IN_BLOCK) {
    const block = allowed.subarray(start, start + ROWS_IN_BLOCK)
    if (!block.includes(1)) continue
    const products = multiply(vectors, start, block.length)
    for (let at = 0; at < block.length; at++) {
      if (block[at] === 0) continue
      let best = Number.NEGATIVE_INFINITY
      for (let one = 0; one < products.length; one++)
        best = Math.max(best, (products[one]?.[at] ?? 0) * (queryScales[one] ?? 0))
      const row = start + at
      similarity[row] = (similarity[row] ?? 0) + weight * best * (scales[row] ?? 0)
    }
  }
}

/** A cosine that rounding took a little above 1 counts as 1. */
const bucketOf = (similarity: number) => Math.min(Math.floor(similarity * BUCKETS), BUCKETS)

/** The bucket of the last of the `most` best rows. */
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
