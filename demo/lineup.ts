import { addScaled, dot, normalize } from '#domain/search/visual/fitting/linear-algebra.ts'

/** A work by the vectors that the search keeps of it, each of length 1. */
export type Suspect = { content: Float32Array; style: Float32Array }

/** As many works of each artist stand in a row. */
const ROW = 6

/**
 * For each artist six works stand among six of the other artist whose contents are nearest: the share, 0 to 1, whose nearest of
 * the other eleven by style is by the same artist. Chance would come to 5 of 11.
 */
export function lineup(artists: readonly (readonly Suspect[])[]): number {
  const rows = artists.map((works) => works.slice(0, ROW)).filter((works) => works.length === ROW)
  const centres = rows.map((works) => normalize(sumOf(works.map(({ content }) => content))))
  let told = 0
  for (const [at, own] of rows.entries()) {
    const others = rows[nearestTo(at, centres)] ?? []
    told += own.filter((work) => isTold(work, own, others)).length
    told += others.filter((work) => isTold(work, others, own)).length
  }
  return told / (rows.length * 2 * ROW)
}

function isTold(work: Suspect, own: readonly Suspect[], others: readonly Suspect[]): boolean {
  const nearest = (works: readonly Suspect[]) =>
    Math.max(...works.filter((one) => one !== work).map(({ style }) => dot(work.style, style)))
  return nearest(own) > nearest(others)
}

function nearestTo(at: number, centres: readonly Float32Array[]): number {
  const own = centres[at]
  const likeness = centres.map((centre, other) => (own && other !== at ? dot(own, centre) : -1))
  return likeness.indexOf(Math.max(...likeness))
}

function sumOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) addScaled(sum, vector, 1)
  return sum
}
