import { quantize } from '#domain/search/visual/vector-bytes.ts'
import type { FeatureRows, FitSample } from './fit-sample.ts'
import {
  addScaled,
  dot,
  type Eigenvectors,
  findEigenvectors,
  findPrincipalComponents,
  type Matrix,
  meanOf,
  multiplyByTranspose,
  multiplyTransposed,
  normalize,
  rowCount,
  rowOf,
} from './linear-algebra.ts'
import {
  type DecoyStatistics,
  joinStyle,
  type Mapping,
  NEARNESS_STYLE,
  type Projection,
  projectContent,
  projectStyle,
  rootOf,
  vectorLengths,
} from './projection.ts'

/** Enough for recall, and few enough to scan 100,000 vectors in milliseconds. The style needs more than the content. */
const MOST_DIMENSIONS = { content: 256, style: 512 } as const
/** It was measured on real works, like `SHRINKAGE`. */
const COLOUR_WEIGHT = 0.25
/** A share of the largest eigenvalue: components with less are noise, which whitening must not amplify. */
const LEAST_EIGENVALUE = 1e-4
/** Fewer copies say too little of how pictures are changed. */
const LEAST_COPIES = 100
/** How far the covariance of changes is shrunk towards a multiple of the identity. */
const CHANGE_SHRINKAGE = 0.5
/** The same for the covariance within artists, which is estimated from few works. */
const SHRINKAGE = 0.05
/** This share of unrelated pairs is less similar than the threshold. */
const UNRELATED_SHARE = 0.995
const PAIRS_COMPARED = 20_000
/** A prime larger than any sample, which chooses pairs without a pattern. */
const STRIDE = 7_368_787

/**
 * Whitens the principal components: content by how distorted copies differ from their pictures (halfway without any),
 * style by the covariance within artists, so that what differs there counts less. It takes two to five minutes for
 * 2,500 pictures.
 */
export function fitProjection(sample: FitSample): Projection {
  const content = fitContent(sample)
  const { style, styleScale } = fitStyle(sample)
  const fittedOn = { pictures: sample.artists.length, artists: [...new Set(sample.artists)].sort() }
  const fitted = { embedder: sample.embedder, content, style, styleScale, fittedOn, decoyStatistics: null }
  const projection = {
    ...fitted,
    threshold: measureThreshold({ ...fitted, threshold: { content: 0, style: 0 } }, sample),
  }
  return { ...projection, decoyStatistics: measureDecoys(projection, sample) }
}

function fitContent(sample: FitSample): Mapping {
  const { mean, components } = fitComponents(mapRows(sample.content, normalize), MOST_DIMENSIONS.content)
  if (sample.copies.of.length >= LEAST_COPIES)
    return { mean, rows: whitenWithinCopies(components.rows, sample) }
  const largest = components.eigenvalues[0] ?? 1
  const rows = mapRows(components.rows, (row, at) => {
    const eigenvalue = Math.max(components.eigenvalues[at] ?? 0, LEAST_EIGENVALUE * largest)
    // The fourth root of the variance is half of the whitening.
    return row.map((value) => value / eigenvalue ** 0.25)
  })
  return { mean, rows }
}

function whitenWithinCopies(components: Matrix, { content, copies }: FitSample): Matrix {
  const changes = mapRows(copies.content, (row, at) => {
    const original = normalize(rowOf(content, copies.of[at] ?? 0))
    return normalize(row).map((value, column) => value - (original[column] ?? 0))
  })
  return multiply(whiten(multiplyByTranspose(changes, components), CHANGE_SHRINKAGE), components)
}

function fitStyle(sample: FitSample): Pick<Projection, 'style' | 'styleScale'> {
  const styleScale = { ...measureRoots(sample.style), colourWeight: COLOUR_WEIGHT, root: true }
  const joined = mapRows(sample.style, (row, at) => joinStyle(styleScale, row, rowOf(sample.colours, at)))
  const { mean, components, centred } = fitComponents(joined, MOST_DIMENSIONS.style)
  const projected = multiplyByTranspose(centred, components.rows)
  const means = meansByArtist(projected, sample.artists)
  const within = mapRows(projected, (row, at) => {
    const ofArtist = means.get(sample.artists[at] ?? '')
    return row.map((value, column) => value - (ofArtist?.[column] ?? 0))
  })
  return { style: { mean, rows: multiply(whiten(within, SHRINKAGE), components.rows) }, styleScale }
}

function multiply(one: Matrix, other: Matrix): Matrix {
  const product: Matrix = { values: new Float32Array(rowCount(one) * other.columns), columns: other.columns }
  for (let row = 0; row < rowCount(one); row++) {
    for (const [at, share] of rowOf(one, row).entries())
      addScaled(rowOf(product, row), rowOf(other, at), share)
  }
  return product
}

/** Centres the rows in place: a copy of them would need as much memory as all else. */
function fitComponents(
  rows: Matrix,
  most: number,
): { mean: Float32Array; components: Eigenvectors; centred: Matrix } {
  const mean = meanOf(rows)
  for (let at = 0; at < rowCount(rows); at++) addScaled(rowOf(rows, at), mean, -1)
  return { mean, centred: rows, components: findPrincipalComponents(rows, most) }
}

function measureRoots(features: Matrix): Pick<Projection['styleScale'], 'mean' | 'deviation'> {
  const count = rowCount(features)
  const mean = new Float32Array(features.columns)
  for (let row = 0; row < count; row++) addScaled(mean, rowOf(features, row).map(rootOf), 1 / count)
  const squares = new Float32Array(features.columns)
  for (let row = 0; row < count; row++) {
    const distances = rowOf(features, row).map((value, at) => (rootOf(value) - (mean[at] ?? 0)) ** 2)
    addScaled(squares, distances, 1 / count)
  }
  return { mean, deviation: squares.map((square) => Math.sqrt(square) || 1) }
}

/** Within-class covariance normalisation (Hatch, Kajarekar and Stolcke, 2006): the inverse root of the covariance. */
function whiten(rows: Matrix, shrinkage: number): Matrix {
  const covariance = multiplyTransposed(rows, rows)
  const size = covariance.columns
  const variance =
    covariance.values.reduce((sum, value, at) => (at % (size + 1) === 0 ? sum + value : sum), 0) / size
  const shrunk = covariance.values.map(
    (value, at) => (1 - shrinkage) * value + (at % (size + 1) === 0 ? shrinkage * variance : 0),
  )
  const found = findEigenvectors({ values: shrunk, columns: size })
  return mapRows(found.rows, (row, at) =>
    row.map((value) => value * Math.sqrt(variance / (found.eigenvalues[at] || variance))),
  )
}

function meansByArtist(projected: Matrix, artists: readonly string[]): Map<string, Float32Array> {
  const rowsByArtist = Map.groupBy(artists.keys(), (row) => artists[row] ?? '')
  return new Map(
    [...rowsByArtist].map(([artist, rows]) => {
      const mean = new Float32Array(projected.columns)
      for (const row of rows) addScaled(mean, rowOf(projected, row), 1 / rows.length)
      return [artist, mean]
    }),
  )
}

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
  const thresholdOf = (of: 'content' | 'style') => {
    const sorted = pairs
      .map(({ one, other }) =>
        dot(vectors[one]?.[of] ?? new Float32Array(), vectors[other]?.[of] ?? new Float32Array()),
      )
      .sort((one, other) => one - other)
    return sorted[Math.floor(UNRELATED_SHARE * sorted.length)] ?? 0
  }
  return { content: thresholdOf('content'), style: thresholdOf('style') }
}

function mapRows(matrix: Matrix, change: (row: Float32Array, at: number) => Float32Array): Matrix {
  let changed: Matrix = { values: new Float32Array(), columns: matrix.columns }
  for (let at = 0; at < rowCount(matrix); at++) {
    const row = change(rowOf(matrix, at), at)
    if (at === 0) changed = { values: new Float32Array(rowCount(matrix) * row.length), columns: row.length }
    changed.values.set(row, at * row.length)
  }
  return changed
}

/** Even without any similar decoy, a picture must be this similar to a work. */
const LEASTS = [0.3, 0.35, 0.4, 0.45, 0.5]
const MARGINS = [0, 0.05, 0.1]

type Vectors = { content: Float32Array; style: Float32Array }
type Nearest = { work: number; decoy: number }

/**
 * Chooses when a picture counts as near, so that the fewest decoys and distorted works are judged wrongly. Each decoy
 * is compared only with decoys of other groups, like a foreign picture that nobody thought of. Null without decoys.
 */
export function measureDecoys(projection: Projection, sample: FitSample): DecoyStatistics | null {
  const { kinds } = sample.decoys
  if (kinds.length === 0) return null
  const works = project(projection, sample)
  const copies = project(projection, sample.copies)
  const decoys = project(projection, sample.decoys)
  const groupOf = (at: number) => kinds[at]?.split('/')[0]
  const ofDecoys = decoys.map((one, at) => ({
    work: mostSimilar(one, works),
    decoy: mostSimilar(
      one,
      decoys.filter((_, other) => groupOf(other) !== groupOf(at)),
    ),
  }))
  const ofCopies = copies.map((one) => ({ work: mostSimilar(one, works), decoy: mostSimilar(one, decoys) }))
  return { ...join(decoys, projection), ...chooseBorder(ofDecoys, ofCopies) }
}

function project(projection: Projection, { content, style, colours }: FeatureRows): Vectors[] {
  return Array.from({ length: rowCount(content) }, (_, at) => ({
    content: projectContent(projection, rowOf(content, at)),
    style: projectStyle(projection, rowOf(style, at), rowOf(colours, at)),
  }))
}

function mostSimilar(one: Vectors, others: readonly Vectors[]): number {
  return others.reduce((most, other) => {
    const similarity =
      (1 - NEARNESS_STYLE) * dot(one.content, other.content) + NEARNESS_STYLE * dot(one.style, other.style)
    return Math.max(most, similarity)
  }, 0)
}

/** Among equally good ones it takes the first, which calls more pictures near. */
function chooseBorder(
  decoys: readonly Nearest[],
  copies: readonly Nearest[],
): Omit<DecoyStatistics, 'content' | 'style'> {
  const all = LEASTS.flatMap((least) =>
    MARGINS.map((margin) => {
      const isNear = ({ work, decoy }: Nearest) => work >= Math.max(least, decoy + margin)
      const shareOf = (group: readonly Nearest[]) => group.filter(isNear).length / (group.length || 1)
      return { least, margin, falseNear: shareOf(decoys), falseNothing: copies.length && 1 - shareOf(copies) }
    }),
  )
  const wrong = ({ falseNear, falseNothing }: (typeof all)[number]) => falseNear + falseNothing
  return all.reduce((best, one) => (wrong(one) < wrong(best) ? one : best))
}

function join(
  decoys: readonly Vectors[],
  projection: Projection,
): Pick<DecoyStatistics, 'content' | 'style'> {
  const lengths = vectorLengths(projection)
  const joined = (of: 'content' | 'style') => {
    const all = new Int8Array(decoys.length * lengths[of])
    for (const [at, vectors] of decoys.entries()) all.set(quantize(vectors[of]), at * lengths[of])
    return all
  }
  return { content: joined('content'), style: joined('style') }
}
