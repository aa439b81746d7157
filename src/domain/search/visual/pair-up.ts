import { type IndexArrays, openDotKernel, ROWS_IN_BLOCK } from './index/vector-index.ts'

/** Compares the rows from `from` up to but not including `to` with all rows behind each of them. */
type PairsTask = {
  arrays: Pick<IndexArrays, 'content' | 'contentScale' | 'lengths'>
  rows: number
  from: number
  to: number
  /** Pairs below this cosine of their contents are left out. */
  least: number
  mostOfEach: number
}

export type RowPair = { row: number; other: number; similarity: number }

export function pairUp({ arrays, rows, from, to, least, mostOfEach }: PairsTask): RowPair[] {
  const { content, contentScale, lengths } = arrays
  const length = lengths.content
  const queries = Array.from({ length: to - from }, (_, at) =>
    content.subarray((from + at) * length, (from + at + 1) * length),
  )
  const multiply = openDotKernel(queries)
  const found: RowPair[][] = queries.map(() => [])
  for (let start = from; start < rows; start += ROWS_IN_BLOCK) {
    const count = Math.min(ROWS_IN_BLOCK, rows - start)
    for (const [at, products] of multiply(content, start, count).entries()) {
      const row = from + at
      const scale = contentScale[row] ?? 0
      for (let behind = Math.max(0, row + 1 - start); behind < count; behind++) {
        const similarity = (products[behind] ?? 0) * scale * (contentScale[start + behind] ?? 0)
        if (similarity >= least) found[at]?.push({ row, other: start + behind, similarity })
      }
    }
  }
  return found.flatMap((pairs) =>
    pairs.sort((one, other) => other.similarity - one.similarity).slice(0, mostOfEach),
  )
}
