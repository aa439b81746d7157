import { quantize } from '#domain/search/visual/vector-bytes.ts'
import { splitByStyle } from './split-by-style.ts'
import type { IndexArrays } from './vector-index.ts'

/**
 * The mean style of each artist's works, or of each of the styles that an artist works in, in memory that threads share. A row
 * whose style is taken together with `share` of its mean has the inner product `own + share * mean` with a query, and the length that `lengthWith` says.
 */
export type StyleCentres = {
  /** Quantized, one after the other; a product times the scale is one with the mean itself. */
  vectors: Int8Array
  scales: Float32Array
  /** The place of each row's mean among the vectors. */
  centreOf: Uint32Array
  /** The inner product of each row with its mean, and of the mean with itself. */
  along: Float32Array
  squares: Float32Array
}

/** Finding several styles takes too long with more rows; each artist counts as one there. */
const MOST_ROWS_SPLIT = 20_000

/** Style alone says "by the same hand" best with a whole mean; up to the middle of the slider the work itself counts. */
const MOST_SHARE = 1
const SHARED_ABOVE = 0.5

/** How much of the artist's mean is added to the style of a work, by the weight of the style. */
export function meanShareAt(styleShare: number): number {
  return (MOST_SHARE * Math.max(0, styleShare - SHARED_ABOVE)) / (1 - SHARED_ABOVE)
}

/** Of the rows' styles; `artists` has one for each row, null where nobody sees it. */
export function computeStyleCentres(arrays: IndexArrays, artists: readonly (number | null)[]): StyleCentres {
  const length = arrays.lengths.style
  const centreOf = new Uint32Array(new SharedArrayBuffer(4 * artists.length))
  const along = new Float32Array(new SharedArrayBuffer(4 * artists.length))
  const means: Float32Array[] = []
  const rowsByArtist = Map.groupBy(artists.keys(), (row) => artists[row] ?? null)
  for (const [artist, rows] of rowsByArtist) {
    if (artist === null) continue
    const groups =
      artists.length > MOST_ROWS_SPLIT
        ? rows.map(() => 0)
        : splitByStyle(rows.map((row) => addStyle(new Float32Array(length), arrays, row, 1)))
    const first = means.length
    means.push(...meansOf(arrays, rows, groups))
    for (const [at, row] of rows.entries()) {
      const place = first + (groups[at] ?? 0)
      centreOf[row] = place
      along[row] = dotStyle(means[place] ?? new Float32Array(), arrays, row)
    }
  }
  return { ...quantizeMeans(means, length), centreOf, along }
}

/** The mean of each group; groups are numbered from 0. */
function meansOf(arrays: IndexArrays, rows: readonly number[], groups: readonly number[]): Float32Array[] {
  return Array.from({ length: new Set(groups).size }, (_, group) => {
    const own = rows.filter((_row, at) => groups[at] === group)
    const mean = new Float32Array(arrays.lengths.style)
    for (const row of own) addStyle(mean, arrays, row, 1 / own.length)
    return mean
  })
}

/**
 * Adds `factor` times the row's style, taken as a vector of length 1. Read where it lies: to allocate a vector for each of a
 * hundred thousand rows takes seconds.
 */
function addStyle(
  sum: Float32Array,
  { style, styleScale }: IndexArrays,
  row: number,
  factor: number,
): Float32Array {
  const scale = factor * (styleScale[row] ?? 0)
  const from = row * sum.length
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + scale * (style[from + at] ?? 0)
  return sum
}

function dotStyle(vector: Float32Array, { style, styleScale }: IndexArrays, row: number): number {
  const from = row * vector.length
  let sum = 0
  for (let at = 0; at < vector.length; at++) sum += (vector[at] ?? 0) * (style[from + at] ?? 0)
  return sum * (styleScale[row] ?? 0)
}

function quantizeMeans(
  means: readonly Float32Array[],
  length: number,
): Pick<StyleCentres, 'vectors' | 'scales' | 'squares'> {
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

/** The length of a row's style, which is 1, together with `share` of its mean. */
export function lengthWith(share: number, along: number, square: number): number {
  return Math.sqrt(Math.max(1 + 2 * share * along + share * share * square, Number.EPSILON))
}
