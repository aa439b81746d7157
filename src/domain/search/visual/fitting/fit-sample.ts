import { decodeFeatures } from '#domain/search/visual/embedding/feature-bytes.ts'
import type { Matrix } from '#domain/search/visual/fitting/algebra/linear-algebra.ts'
import type { Decoy } from '#domain/search/visual/nearness/decoys.server.ts'
import { dequantizeShares } from '#domain/search/visual/vector-bytes.ts'
import type { FeatureRows, FitSample } from './fit-projection.ts'

/** Features as they are stored, 10 kB, and colours. */
export type StoredFeatures = { features: Uint8Array; colours: Uint8Array }

/** A picture of the catalogue, the code of its artist, and distorted copies of it, of most pictures none. */
export type SampledPicture = StoredFeatures & { artist: string; copies: readonly StoredFeatures[] }

/** Whose features they are, where their second part begins, and the decoys to compare with. */
export type FeaturesOf = { embedder: string; contentLength: number; decoys: readonly Decoy[] }

/** What the process that fits is sent: pages of pictures, at last whose they are and how many were sent. */
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

function toRows(stored: readonly StoredFeatures[], contentLength: number): FeatureRows {
  const features = stored.map((one) => decodeFeatures(one.features, contentLength))
  return {
    content: toMatrix(features.map(({ content }) => content)),
    style: toMatrix(features.map(({ style }) => style)),
    colours: toMatrix(stored.map(({ colours }) => dequantizeShares(colours))),
  }
}

function toMatrix(rows: readonly Float32Array[]): Matrix {
  const columns = rows[0]?.length ?? 1
  const values = new Float32Array(rows.length * columns)
  for (const [at, row] of rows.entries()) values.set(row, at * columns)
  return { values, columns }
}
