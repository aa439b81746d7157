import { decodeFeatures } from '#domain/search/visual/embedding/feature-bytes.ts'
import type { RawFeatures } from '#domain/search/visual/embedding/raw-features.ts'
import { dequantizeShares, type QuantizedVectors, quantize } from '#domain/search/visual/vector-bytes.ts'
import { type Projection, projectContent, projectStyle } from './projection.ts'
import { decodeProjection } from './projection-bytes.ts'

/** The thread keeps the projection that it was first given: each pool has one. */
let kept: Projection | null = null

function read(bytes: Uint8Array): Projection {
  kept ??= decodeProjection(bytes)
  return kept
}

export type ProjectTask = {
  /** In memory that threads share. */
  projection: Uint8Array
  crops: readonly RawFeatures[]
}
export type Projected = Pick<RawFeatures, 'content' | 'style'>

/** A piscina task: the vectors of each crop of one picture, in their order. */
export function projectPicture({ projection: bytes, crops }: ProjectTask): Projected[] {
  const projection = read(bytes)
  return crops.map(({ content, style, colours }) => ({
    content: projectContent(projection, content),
    style: projectStyle(projection, style, colours),
  }))
}

export type ReprojectTask = {
  projection: Uint8Array
  pictures: { features: Uint8Array; colours: Uint8Array }[]
}

/** A piscina task: the vectors of pictures whose features are stored, in their order. */
export function reprojectPictures({ projection: bytes, pictures }: ReprojectTask): QuantizedVectors[] {
  const projection = read(bytes)
  return pictures.map(({ features, colours }) => {
    const { content, style } = decodeFeatures(features, projection.content.mean.length)
    return {
      content: quantize(projectContent(projection, content)),
      style: quantize(projectStyle(projection, style, dequantizeShares(colours))),
      colours,
    }
  })
}
