import { type Eigenvectors, findEigenvectors, findPrincipalComponents } from './eigen.ts'
import {
  addScaled,
  dot,
  type Matrix,
  meanOf,
  multiplyByTranspose,
  multiplyTransposed,
  normalize,
  rowCount,
  rowOf,
} from './linear-algebra.ts'
import { joinStyle, type Mapping, type Projection, projectContent, projectStyle } from './projection.ts'

/** What is known of each picture of a catalogue: three matrices with a row for each, and the code of its artist. */
export type FitSample = {
  embedder: string
  content: Matrix
  style: Matrix
  colours: Matrix
  artists: readonly string[]
}

/** Enough for what pictures differ in, few enough to compare 100,000 in a moment. */
const MOST_DIMENSIONS = 256
/** Directions in which hardly anything differs are noise; making them count as much as the others would drown those. */
const LEAST_EIGENVALUE = 1e-4
/** How much of an even spread is mixed into the spread within artists, whose own measure is rough. */
const SHRINKAGE = 0.1
/** Of a hundred pairs that have nothing to do with each other, so many are further apart. */
const FAR_SHARE = 0.995
const PAIRS_COMPARED = 20_000
/** Steps through the pairs without a pattern: a prime larger than any sample. */
const STRIDE = 7_368_787

/**
 * Content: main directions, half evened out. Style: main directions, turned so that what differs within one artist's
 * works counts less than what differs between artists. Takes one to three minutes for 2,500 pictures.
 */
export function fitProjection(sample: FitSample): Projection {
  const content = fitContent(sample)
  const { style, styleScale } = fitStyle(sample)
  const fittedOn = { pictures: sample.artists.length, artists: [...new Set(sample.artists)].sort() }
  const fitted = { embedder: sample.embedder, content, style, styleScale, fittedOn }
  return {
    ...fitted,
    threshold: measureThreshold({ ...fitted, threshold: { content: 0, style: 0 } }, sample),
  }
}

function fitContent({ content }: FitSample): Mapping {
  const { mean, directions } = fitComponents(mapRows(content, normalize))
  const strongest = directions.eigenvalues[0] ?? 1
  const rows = mapRows(directions.rows, (row, at) => {
    const strength = Math.max(directions.eigenvalues[at] ?? 0, LEAST_EIGENVALUE * strongest)
    // Half of the evening out: the fourth root of the variance.
    return row.map((value) => value / strength ** 0.25)
  })
  return { mean, rows }
}

function fitStyle(sample: FitSample): Pick<Projection, 'style' | 'styleScale'> {
  const styleScale = measureScale(sample.style)
  const joined = mapRows(sample.style, (row, at) => joinStyle(styleScale, row, rowOf(sample.colours, at)))
  const { mean, directions, centred } = fitComponents(joined)
  const places = multiplyByTranspose(centred, directions.rows)
  const turn = whitenWithinArtists(places, sample.artists)
  const rows: Matrix = { values: new Float32Array(directions.rows.values.length), columns: mean.length }
  for (let row = 0; row < rowCount(turn); row++) {
    for (const [at, share] of rowOf(turn, row).entries())
      addScaled(rowOf(rows, row), rowOf(directions.rows, at), share)
  }
  return { style: { mean, rows }, styleScale }
}

function fitComponents(rows: Matrix): { mean: Float32Array; directions: Eigenvectors; centred: Matrix } {
  const mean = meanOf(rows)
  const centred = mapRows(rows, (row) => row.map((value, at) => value - (mean[at] ?? 0)))
  return { mean, centred, directions: findPrincipalComponents(centred, MOST_DIMENSIONS) }
}

function measureScale(features: Matrix): Projection['styleScale'] {
  const mean = meanOf(features)
  const squares = meanOf(mapRows(features, (row) => row.map((value, at) => (value - (mean[at] ?? 0)) ** 2)))
  return { mean, deviation: squares.map((square) => Math.sqrt(square) || 1) }
}

/** The inverse root of the covariance within artists (Hatch, Kajarekar and Stolcke's WCCN, 2006). */
function whitenWithinArtists(places: Matrix, artists: readonly string[]): Matrix {
  const means = meansByArtist(places, artists)
  const within = mapRows(places, (row, at) => {
    const mean = means.get(artists[at] ?? '')
    return row.map((value, column) => value - (mean?.[column] ?? 0))
  })
  const covariance = multiplyTransposed(within, within)
  const size = covariance.columns
  const spread =
    covariance.values.reduce((sum, value, at) => (at % (size + 1) === 0 ? sum + value : sum), 0) / size
  const mixed = covariance.values.map(
    (value, at) => (1 - SHRINKAGE) * value + (at % (size + 1) === 0 ? SHRINKAGE * spread : 0),
  )
  const { rows, eigenvalues } = findEigenvectors({ values: mixed, columns: size })
  return mapRows(rows, (row, at) =>
    row.map((value) => value * Math.sqrt(spread / (eigenvalues[at] || spread))),
  )
}

function meansByArtist(places: Matrix, artists: readonly string[]): Map<string, Float32Array> {
  const rowsByArtist = Map.groupBy(artists.keys(), (row) => artists[row] ?? '')
  return new Map(
    [...rowsByArtist].map(([artist, rows]) => {
      const mean = new Float32Array(places.columns)
      for (const row of rows) addScaled(mean, rowOf(places, row), 1 / rows.length)
      return [artist, mean]
    }),
  )
}

/** How near pictures by different artists come to each other, but for the few that really are alike. */
function measureThreshold(projection: Projection, sample: FitSample): Projection['threshold'] {
  const { artists } = sample
  const vectors = artists.map((_, at) => ({
    content: projectContent(projection, rowOf(sample.content, at)),
    style: projectStyle(projection, rowOf(sample.style, at), rowOf(sample.colours, at)),
  }))
  const pairs = Array.from({ length: PAIRS_COMPARED }, (_, pair) => {
    const one = pair % artists.length
    return { one, other: (pair * STRIDE + 1) % artists.length }
  }).filter(({ one, other }) => artists[one] !== artists[other])
  const nearest = (of: 'content' | 'style') => {
    const sorted = pairs
      .map(({ one, other }) =>
        dot(vectors[one]?.[of] ?? new Float32Array(), vectors[other]?.[of] ?? new Float32Array()),
      )
      .sort((near, nearer) => near - nearer)
    return sorted[Math.floor(FAR_SHARE * sorted.length)] ?? 0
  }
  return { content: nearest('content'), style: nearest('style') }
}

function mapRows(matrix: Matrix, change: (row: Float32Array, at: number) => Float32Array): Matrix {
  const rows = Array.from({ length: rowCount(matrix) }, (_, at) => change(rowOf(matrix, at), at))
  const columns = rows[0]?.length ?? matrix.columns
  const values = new Float32Array(rows.length * columns)
  for (const [at, row] of rows.entries()) values.set(row, at * columns)
  return { values, columns }
}
