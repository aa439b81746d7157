import { decodeFeatures } from '#domain/search/visual/embedding/feature-bytes.ts'
import { dequantizeShares } from '#domain/search/visual/vector-bytes.ts'
import type { FitSample } from './fit-projection.ts'
import type { Matrix } from './linear-algebra.ts'

/** A picture of the catalogue as it is stored, 10 kB, and the code of its artist. */
export type SampledPicture = { features: Uint8Array; colours: Uint8Array; artist: string }
/** Whose features they are, and where their second part begins. */
export type FeaturesOf = { embedder: string; contentLength: number }
/** What the process that fits is sent: pages of pictures, at last whose they are and how many were sent. */
export type FitMessage = { pictures: readonly SampledPicture[] } | (FeaturesOf & { count: number })

export function toFitSample(
  pictures: readonly SampledPicture[],
  { embedder, contentLength }: FeaturesOf,
): FitSample {
  const features = pictures.map((picture) => decodeFeatures(picture.features, contentLength))
  return {
    embedder,
    content: toMatrix(features.map(({ content }) => content)),
    style: toMatrix(features.map(({ style }) => style)),
    colours: toMatrix(pictures.map(({ colours }) => dequantizeShares(colours))),
    artists: pictures.map(({ artist }) => artist),
  }
}

function toMatrix(rows: readonly Float32Array[]): Matrix {
  const columns = rows[0]?.length ?? 1
  const values = new Float32Array(rows.length * columns)
  for (const [at, row] of rows.entries()) values.set(row, at * columns)
  return { values, columns }
}
