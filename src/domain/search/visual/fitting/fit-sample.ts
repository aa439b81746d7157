import type { Decoy } from '#domain/search/visual/embedding/decoys.server.ts'
import type { StoredFeatures } from '#domain/search/visual/embedding/embedder.server.ts'
import { decodeFeatures, dequantizeShares } from '#domain/search/visual/vector-bytes.ts'
import { type Matrix, rowOf } from './linear-algebra.ts'

export type FeatureRows = { content: Matrix; style: Matrix; colours: Matrix }

export type FitSample = FeatureRows & {
  embedder: string
  artists: readonly string[]
  /** Distorted copies of some of them, and the row of which picture each is one. */
  copies: FeatureRows & { of: readonly number[] }
  decoys: FeatureRows & { kinds: readonly string[] }
}

export type SampledPicture = StoredFeatures & { artist: string; copies: readonly StoredFeatures[] }

export type FeaturesOf = { embedder: string; contentLength: number; decoys: readonly Decoy[] }

/** Pages of pictures come first, and at last the embedder and how many pictures were sent. */
export type FitMessage = { pictures: readonly SampledPicture[] } | (FeaturesOf & { count: number })

export function toFitSample(
  pictures: readonly SampledPicture[],
  { embedder, contentLength, decoys }: FeaturesOf,
): FitSample {
  const rowsOf = (stored: readonly StoredFeatures[]) => toRows(stored, contentLength)
  return {
    ...rowsOf(pictures),
    embedder,
    artists: pictures.map(({ artist }) => artist),
    copies: {
      ...rowsOf(pictures.flatMap(({ copies }) => copies)),
      of: pictures.flatMap(({ copies }, at) => copies.map(() => at)),
    },
    decoys: { ...rowsOf(decoys), kinds: decoys.map(({ kind }) => kind) },
  }
}

/** Converts one picture after the other, so that no more than one is in memory twice. */
function toRows(stored: readonly StoredFeatures[], contentLength: number): FeatureRows {
  const decode = ({ features, colours }: StoredFeatures) => ({
    ...decodeFeatures(features, contentLength),
    colours: dequantizeShares(colours),
  })
  const [first] = stored
  const lengths = first ? decode(first) : null
  const matrix = (row?: Float32Array): Matrix => {
    const columns = row?.length ?? 1
    return { values: new Float32Array(stored.length * columns), columns }
  }
  const content = matrix(lengths?.content)
  const style = matrix(lengths?.style)
  const colours = matrix(lengths?.colours)
  for (const [at, one] of stored.entries()) {
    const row = decode(one)
    rowOf(content, at).set(row.content)
    rowOf(style, at).set(row.style)
    rowOf(colours, at).set(row.colours)
  }
  return { content, style, colours }
}
