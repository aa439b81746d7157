import { lengthOf } from '#domain/search/visual/vector-bytes.ts'
import { openDotKernel, ROWS_IN_BLOCK } from './dot-kernel.ts'
import type { ShelfArrays } from './vector-index.ts'

/** What to look for, in steps like those on the shelf. */
export type ScanQuery = {
  /** Of several crops the nearest counts. */
  content: Int8Array[]
  style: Int8Array
  /** The style's part in the nearness, from 0 to 1; the content has the rest. */
  styleShare: number
  most: number
}

export type ScanTask = {
  arrays: ShelfArrays
  /** 1 for each row that may be found. */
  allowed: Uint8Array
  query: ScanQuery
}

/** Rows, the nearest first, with their cosines mixed; nothing below 0. */
export type ScanAnswer = { row: number; nearness: number }[]

/** Nearnesses that count as the same while the nearest are sorted out; those in the last share are compared one by one. */
const SHARES = 4_096

/** Compares with every allowed row: exact, and for the size of any agency as fast as an index. */
export function scan({ arrays, allowed, query }: ScanTask): ScanAnswer {
  const nearness = measureAll({ arrays, allowed, query })
  const least = leastShare(nearness, query.most)
  const found: ScanAnswer = []
  for (let row = 0; row < nearness.length; row++) {
    const near = nearness[row] ?? 0
    if (near > 0 && shareOf(near) >= least) found.push({ row, nearness: near })
  }
  return found.sort((one, other) => other.nearness - one.nearness || one.row - other.row).slice(0, query.most)
}

/** Rows that are not allowed are as far as can be. */
function measureAll({ arrays, allowed, query }: ScanTask): Float32Array {
  const { styleShare } = query
  const nearness = new Float32Array(allowed.length)
  // What does not count is not reckoned.
  if (styleShare < 1) addNearest(nearness, allowed, query.content, 1 - styleShare, contentOf(arrays))
  if (styleShare > 0) addNearest(nearness, allowed, [query.style], styleShare, styleOf(arrays))
  return nearness
}

/** One kind of vectors, and one over the length of each. */
type Rows = { steps: Int8Array; scales: Float32Array; length: number }

const contentOf = ({ content, contentScale, lengths }: ShelfArrays): Rows => ({
  ...{ steps: content, scales: contentScale, length: lengths.content },
})
const styleOf = ({ style, styleScale, lengths }: ShelfArrays): Rows => ({
  ...{ steps: style, scales: styleScale, length: lengths.style },
})

/** Adds to each allowed row its cosine with the nearest of the queries, weighed. */
function addNearest(
  nearness: Float32Array,
  allowed: Uint8Array,
  queries: readonly Int8Array[],
  weight: number,
  { steps, scales, length }: Rows,
): void {
  if (queries.length === 0) return
  if (queries.some((query) => query.length !== length)) throw new RangeError('the query is of another kind')
  const multiply = openDotKernel(queries)
  const queryScales = queries.map((query) => 1 / (lengthOf(query) || 1))
  for (let start = 0; start < allowed.length; start += ROWS_IN_BLOCK) {
    const block = allowed.subarray(start, start + ROWS_IN_BLOCK)
    if (!block.includes(1)) continue
    const products = multiply(steps, start, block.length)
    for (let at = 0; at < block.length; at++) {
      if (block[at] === 0) continue
      let nearest = Number.NEGATIVE_INFINITY
      for (let one = 0; one < products.length; one++)
        nearest = Math.max(nearest, (products[one]?.[at] ?? 0) * (queryScales[one] ?? 0))
      const row = start + at
      nearness[row] = (nearness[row] ?? 0) + weight * nearest * (scales[row] ?? 0)
    }
  }
}

/** A cosine that rounding took a little above 1 counts as 1. */
const shareOf = (nearness: number) => Math.min(Math.floor(nearness * SHARES), SHARES)

/** The share in which the last of the `most` nearest lies. */
function leastShare(nearness: Float32Array, most: number): number {
  const counts = new Uint32Array(SHARES + 1)
  for (const near of nearness) {
    if (near <= 0) continue
    const share = shareOf(near)
    counts[share] = (counts[share] ?? 0) + 1
  }
  let share = SHARES
  for (let found = 0; share > 0; share--) {
    found += counts[share] ?? 0
    if (found >= most) break
  }
  return share
}
