import { normalize } from '#domain/search/visual/fitting/algebra/linear-algebra.ts'
import type { VectorIndex } from '#domain/search/visual/index/vector-index.ts'

/** The cosine of each image's content with the mean of all others of the list; images that are not indexed are missing. */
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

/** `own` is one of the vectors of which `sum` is the sum. */
function likenessToOthers(own: Float32Array, sum: Float32Array): number {
  let product = 0
  let length = 0
  for (const [at, part] of own.entries()) {
    const others = (sum[at] ?? 0) - part
    product += part * others
    length += others * others
  }
  return length > 0 ? product / Math.sqrt(length) : 0
}
