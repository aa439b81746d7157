import { quantize } from '#domain/search/visual/vector-bytes.ts'
import type { IndexArrays } from './vector-index.ts'

/**
 * The mean style of each artist's works, in memory that threads share. A row whose style is taken together with `share` of
 * its artist's mean has the inner product `own + share * mean` with a query, and the length that `lengthWith` says.
 */
export type ArtistMeans = {
  /** Quantized, one after the other; a product times the scale is one with the mean itself. */
  vectors: Int8Array
  scales: Float32Array
  /** The place of each row's artist among the vectors. */
  artistOf: Uint32Array
  /** The inner product of each row with its artist's mean, and of the mean with itself. */
  along: Float32Array
  squares: Float32Array
}

/** Style alone says "by the same hand" best with a whole mean; up to the middle of the slider the work itself counts. */
const MOST_SHARE = 1
const SHARED_ABOVE = 0.5

/** How much of the artist's mean is added to the style of a work, by the weight of the style. */
export function meanShareAt(styleShare: number): number {
  return (MOST_SHARE * Math.max(0, styleShare - SHARED_ABOVE)) / (1 - SHARED_ABOVE)
}

/** Of the rows' styles; `artists` has one for each row, null where nobody sees it. */
export function computeArtistMeans(
  { style, styleScale, lengths }: IndexArrays,
  artists: readonly (number | null)[],
): ArtistMeans {
  const length = lengths.style
  const ids = [...new Set(artists)].filter((id) => id !== null)
  const places = new Map(ids.map((id, place) => [id, place]))
  const sums = ids.map(() => new Float32Array(length))
  const counts = new Uint32Array(ids.length)
  const artistOf = new Uint32Array(new SharedArrayBuffer(4 * artists.length))
  for (const [row, id] of artists.entries()) {
    const place = id === null ? undefined : places.get(id)
    const sum = place === undefined ? undefined : sums[place]
    if (place === undefined || !sum) continue
    artistOf[row] = place
    counts[place] = (counts[place] ?? 0) + 1
    addQuantized(sum, style, row * length, styleScale[row] ?? 0)
  }
  const means = sums.map((sum, place) => sum.map((value) => value / (counts[place] || 1)))
  const along = new Float32Array(new SharedArrayBuffer(4 * artists.length))
  for (const [row, id] of artists.entries()) {
    const mean = means[artistOf[row] ?? 0]
    if (id !== null && mean) along[row] = (styleScale[row] ?? 0) * product(mean, style, row * length)
  }
  return { ...quantizeMeans(means, length), artistOf, along }
}

function quantizeMeans(
  means: readonly Float32Array[],
  length: number,
): Pick<ArtistMeans, 'vectors' | 'scales' | 'squares'> {
  const vectors = new Int8Array(new SharedArrayBuffer(length * means.length))
  const scales = new Float32Array(new SharedArrayBuffer(4 * means.length))
  const squares = new Float32Array(new SharedArrayBuffer(4 * means.length))
  for (const [place, mean] of means.entries()) {
    const quantized = quantize(mean)
    const square = mean.reduce((sum, value) => sum + value * value, 0)
    vectors.set(quantized, place * length)
    const whole = quantized.reduce((sum, value) => sum + value * value, 0)
    scales[place] = Math.sqrt(square / (whole || 1))
    squares[place] = square
  }
  return { vectors, scales, squares }
}

/** The length of a row's style, which is 1, together with `share` of its artist's mean. */
export function lengthWith(share: number, along: number, square: number): number {
  return Math.sqrt(Math.max(1 + 2 * share * along + share * share * square, Number.EPSILON))
}

/** Adds one row, scaled to a vector of length 1. Called for thousands of rows, so it allocates nothing. */
function addQuantized(sum: Float32Array, vectors: Int8Array, from: number, scale: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + scale * (vectors[from + at] ?? 0)
}

function product(mean: Float32Array, vectors: Int8Array, from: number): number {
  let sum = 0
  for (let at = 0; at < mean.length; at++) sum += (mean[at] ?? 0) * (vectors[from + at] ?? 0)
  return sum
}
