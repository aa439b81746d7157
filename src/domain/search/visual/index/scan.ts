import { normOf } from '#domain/search/visual/vector-bytes.ts'
import { openDotKernel, ROWS_IN_BLOCK } from './dot-kernel.ts'
import type { IndexArrays } from './vector-index.ts'

/** What to look for, in steps like those on the vectorIndex. */
export type ScanQuery = {
  /** Of several crops the nearest counts. */
  content: Int8Array[]
  style: Int8Array
  /** The style's part in the similarity, from 0 to 1; the content has the rest. */
  styleShare: number
  most: number
}

export type ScanTask = {
  arrays: IndexArrays
  /** 1 for each row that may be found. */
  allowed: Uint8Array
  query: ScanQuery
}

/** Rows, the nearest first, with their cosines mixed; nothing below 0. */
export type ScanResult = { row: number; similarity: number }[]

/** Similarities that count as the same while the nearest are sorted out; those in the last share are compared one by one. */
const BUCKETS = 4_096

/** Compares with every allowed row: exact, and for the size of any agency as fast as an index. */
export function scan({ arrays, allowed, query }: ScanTask): ScanResult {
  const similarity = scoreRows({ arrays, allowed, query })
  const least = lowestBucket(similarity, query.most)
  const found: ScanResult = []
  for (let row = 0; row < similarity.length; row++) {
    const near = similarity[row] ?? 0
    if (near > 0 && bucketOf(near) >= least) found.push({ row, similarity: near })
  }
  return found
    .sort((one, other) => other.similarity - one.similarity || one.row - other.row)
    .slice(0, query.most)
}

/** Rows that are not allowed are as far as can be. */
function scoreRows({ arrays, allowed, query }: ScanTask): Float32Array {
  const { styleShare } = query
  const similarity = new Float32Array(allowed.length)
  // What does not count is not reckoned.
  if (styleShare < 1) addSimilarity(similarity, allowed, query.content, 1 - styleShare, contentOf(arrays))
  if (styleShare > 0) addSimilarity(similarity, allowed, [query.style], styleShare, styleOf(arrays))
  return similarity
}

/** One kind of vectors, and one over the length of each. */
type VectorRows = { vectors: Int8Array; scales: Float32Array; length: number }

const contentOf = ({ content, contentScale, lengths }: IndexArrays): VectorRows => ({
  ...{ vectors: content, scales: contentScale, length: lengths.content },
})
const styleOf = ({ style, styleScale, lengths }: IndexArrays): VectorRows => ({
  ...{ vectors: style, scales: styleScale, length: lengths.style },
})

/** Adds to each allowed row its cosine with the nearest of the queries, weighed. */
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
      let nearest = Number.NEGATIVE_INFINITY
      for (let one = 0; one < products.length; one++)
        nearest = Math.max(nearest, (products[one]?.[at] ?? 0) * (queryScales[one] ?? 0))
      const row = start + at
      similarity[row] = (similarity[row] ?? 0) + weight * nearest * (scales[row] ?? 0)
    }
  }
}

/** A cosine that rounding took a little above 1 counts as 1. */
const bucketOf = (similarity: number) => Math.min(Math.floor(similarity * BUCKETS), BUCKETS)

/** The share in which the last of the `most` nearest lies. */
function lowestBucket(similarity: Float32Array, most: number): number {
  const counts = new Uint32Array(BUCKETS + 1)
  for (const near of similarity) {
    if (near <= 0) continue
    const share = bucketOf(near)
    counts[share] = (counts[share] ?? 0) + 1
  }
  let share = BUCKETS
  for (let found = 0; share > 0; share--) {
    found += counts[share] ?? 0
    if (found >= most) break
  }
  return share
}
