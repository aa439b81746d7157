import type { RawFeatures } from '#domain/search/visual/embedding/raw-features.ts'
import {
  decodeFeatures,
  dequantizeShares,
  type QuantizedVectors,
  quantize,
} from '#domain/search/visual/vector-bytes.ts'
import { type Projection, projectContent, projectStyle } from './projection.ts'
import { decodeProjection } from './projection-bytes.ts'

/** In memory that threads share. */
export type EncodedProjection = { id: string; bytes: Uint8Array }

let cached: { id: string; projection: Projection } | null = null

function read({ id, bytes }: EncodedProjection): Projection {
  if (cached?.id !== id) cached = { id, projection: decodeProjection(bytes) }
  return cached.projection
}

type ProjectTask = { projection: EncodedProjection; crops: readonly RawFeatures[] }
export type Projected = Pick<RawFeatures, 'content' | 'style'>

export function projectPicture({ projection: encoded, crops }: ProjectTask): Projected[] {
  const projection = read(encoded)
  return crops.map(({ content, style, colours }) => ({
    content: projectContent(projection, content),
    style: projectStyle(projection, style, colours),
  }))
}

type ReprojectTask = {
  projection: EncodedProjection
  pictures: { features: Uint8Array; colours: Uint8Array }[]
}

export function reprojectPictures({ projection: encoded, pictures }: ReprojectTask): QuantizedVectors[] {
  const projection = read(encoded)
  return pictures.map(({ features, colours }) => {
    const { content, style } = decodeFeatures(features, projection.content.mean.length)
    return {
      content: quantize(projectContent(projection, content)),
      style: quantize(projectStyle(projection, style, dequantizeShares(colours))),
      colours,
    }
  })
}
