import { COLOUR_BINS } from '#domain/search/visual/colours.ts'
import { dot, type Matrix, normalize, rowCount, rowOf } from './linear-algebra.ts'

/** Subtracts the mean, then multiplies by the rows. Without rows it only subtracts. */
export type Mapping = { mean: Float32Array; rows: Matrix | null }

export type Projection = {
  embedder: string
  content: Mapping
  style: Mapping
  /** Mean and deviation of each style feature, or of its root, and how much colours count beside them. */
  styleScale: { mean: Float32Array; deviation: Float32Array; colourWeight: number; root: boolean }
  /** The similarity that two random pictures hardly ever reach. */
  threshold: { content: number; style: number }
  /** The decoys to compare with; null where none could be measured with. */
  decoyStatistics: DecoyStatistics | null
  /** The sample it was fitted on: how many pictures, and the codes of their artists. */
  fittedOn: { pictures: number; artists: readonly string[] }
}

/** Nearness ignores the visitor's slider; with more style than this, noise comes near to grainy works. */
export const NEARNESS_STYLE = 0.4

/** Vectors of decoys, one after the other, and when a picture counts as near to the catalogue and not to them. */
export type DecoyStatistics = {
  content: Int8Array
  style: Int8Array
  /** The least similarity to a work, and how much less similar the nearest decoy must be. */
  least: number
  margin: number
  /** Shares of decoys that would be called near, and of distorted works that would not. */
  falseNear: number
  falseNothing: number
}

export const USUAL_COLOUR_WEIGHT = 0.5
/** Two random photographs are seldom more similar by a model's features. */
const PLAIN_THRESHOLD = { content: 0.5, style: 0.5 } as const

export function plainProjection(embedder: string, contentLength: number, styleLength: number): Projection {
  return {
    embedder,
    content: { mean: new Float32Array(contentLength), rows: null },
    style: { mean: new Float32Array(styleLength + COLOUR_BINS.length), rows: null },
    styleScale: {
      mean: new Float32Array(styleLength),
      deviation: new Float32Array(styleLength).fill(1),
      colourWeight: USUAL_COLOUR_WEIGHT,
      root: false,
    },
    threshold: PLAIN_THRESHOLD,
    decoyStatistics: null,
    fittedOn: { pictures: 0, artists: [] },
  }
}

export function projectContent({ content }: Projection, features: Float32Array): Float32Array {
  return apply(content, normalize(features))
}

export function projectStyle(
  { style, styleScale }: Projection,
  features: Float32Array,
  colours: Float32Array,
): Float32Array {
  return apply(style, joinStyle(styleScale, features, colours))
}

/** Evens out single strong features. No feature is below zero, except for rounding errors. */
export function rootOf(value: number): number {
  return Math.sqrt(Math.max(0, value))
}

/** Joins the standardised style features and the colours. Roots of shares are a vector of length 1 already. */
export function joinStyle(
  { mean, deviation, colourWeight, root }: Projection['styleScale'],
  features: Float32Array,
  colours: Float32Array,
): Float32Array {
  const joined = new Float32Array(features.length + colours.length)
  const scaled = features.map(
    (value, at) => ((root ? rootOf(value) : value) - (mean[at] ?? 0)) / (deviation[at] ?? 1),
  )
  joined.set(normalize(scaled))
  joined.set(
    colours.map((share) => colourWeight * Math.sqrt(share)),
    features.length,
  )
  return joined
}

function apply({ mean, rows }: Mapping, vector: Float32Array): Float32Array {
  const centred = vector.map((value, at) => value - (mean[at] ?? 0))
  if (!rows) return normalize(centred)
  return normalize(Float32Array.from({ length: rowCount(rows) }, (_, row) => dot(rowOf(rows, row), centred)))
}

export function vectorLengths({ content, style }: Projection): { content: number; style: number } {
  const lengthOf = ({ mean, rows }: Mapping) => (rows ? rowCount(rows) : mean.length)
  return { content: lengthOf(content), style: lengthOf(style) }
}
