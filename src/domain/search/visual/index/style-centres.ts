import { addScaled, dot, normalize } from '#domain/search/visual/fitting/linear-algebra.ts'
import { quantize } from '#domain/search/visual/vector-bytes.ts'
import type { IndexArrays } from './vector-index.ts'

/** A row's style with `share` of its mean has the product `own + share * mean` with a query; threads share all this. */
export type StyleCentres = {
  /** Quantized, one after the other. A product with one, times its scale, is the product with the mean itself. */
  vectors: Int8Array
  scales: Float32Array
  centreOf: Uint32Array
  /** The inner product of each row with its mean, and of the mean with itself. */
  along: Float32Array
  squares: Float32Array
}

/** With more rows it takes too long to find several styles; each artist then counts as one. */
const MOST_ROWS_SPLIT = 20_000

/** With style alone a whole mean best finds works by the same hand; up to the slider's middle only the work counts. */
const MOST_SHARE = 1
const SHARED_ABOVE = 0.5

export function meanShareAt(styleShare: number): number {
  return (MOST_SHARE * Math.max(0, styleShare - SHARED_ABOVE)) / (1 - SHARED_ABOVE)
}

/** Computes the centres of the rows' styles. `artists` has one for each row, null where nobody sees it. */
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

function meansOf(arrays: IndexArrays, rows: readonly number[], groups: readonly number[]): Float32Array[] {
  return Array.from({ length: new Set(groups).size }, (_, group) => {
    const members = rows.filter((_row, at) => groups[at] === group)
    const mean = new Float32Array(arrays.lengths.style)
    for (const row of members) addStyle(mean, arrays, row, 1 / members.length)
    return mean
  })
}

/** It reads rows in place: allocating a vector for each of a hundred thousand rows takes seconds. */
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

/** Nobody has enough works to tell more styles apart. */
const MOST_STYLES = 4
/** Fewer works are exceptions and no style. */
const LEAST_WORKS = 3
const MOST_COMPARED = 48
const ROUNDS = 4
/**
 * The share of one work is gained without any order as well. On families of real works, put together as if one artist
 * had drawn two, the right one was among five for .926 instead of .907.
 */
const LEAST_GAIN = 0.03

type Vectors = readonly Float32Array[]

/** Numbers each work's style from 0; works are vectors of length 1, and most artists have one style. */
export function splitByStyle(works: Vectors): number[] {
  const sample = works.filter((_, at) => at % Math.ceil(works.length / MOST_COMPARED) === 0)
  let centres: Vectors = [meanOf(sample)]
  let fit = fitTo(sample, centres)
  for (let count = 2; count <= MOST_STYLES && sample.length >= count * LEAST_WORKS; count++) {
    const further = findCentres(sample, count)
    const fits = fitTo(sample, further)
    if (fits - fit < (LEAST_GAIN + 1 / sample.length) * (1 - fit) || !hasWorksEnough(sample, further)) break
    centres = further
    fit = fits
  }
  const groups = works.map((work) => nearest(work, centres))
  const used = [...new Set(groups)]
  return groups.map((group) => used.indexOf(group))
}

function meanOf(works: Vectors): Float32Array {
  const sum = new Float32Array(works[0]?.length ?? 0)
  for (const work of works) addScaled(sum, work, 1)
  return normalize(sum)
}

/** Takes works that are unlike each other, and moves them to the means of the nearest works (k-means). */
function findCentres(works: Vectors, count: number): Vectors {
  const [first] = works
  let centres: Float32Array[] = first ? [first] : []
  while (centres.length < count) {
    const unlike = works.reduce((best, work) =>
      closeness(work, centres) < closeness(best, centres) ? work : best,
    )
    centres.push(unlike)
  }
  for (let round = 0; round < ROUNDS; round++)
    centres = centres.map((centre, at) => {
      const members = works.filter((work) => nearest(work, centres) === at)
      return members.length > 0 ? meanOf(members) : centre
    })
  return centres
}

function nearest(work: Float32Array, centres: Vectors): number {
  const products = centres.map((centre) => dot(work, centre))
  return products.indexOf(Math.max(...products))
}

function closeness(work: Float32Array, centres: Vectors): number {
  return centres.reduce((most, centre) => Math.max(most, dot(work, centre)), -1)
}

function fitTo(works: Vectors, centres: Vectors): number {
  return works.reduce((sum, work) => sum + closeness(work, centres), 0) / (works.length || 1)
}

function hasWorksEnough(works: Vectors, centres: Vectors): boolean {
  return centres.every((_, at) => works.filter((work) => nearest(work, centres) === at).length >= LEAST_WORKS)
}
