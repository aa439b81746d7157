import { decodeFeatures } from '#domain/search/visual/embedding/feature-bytes.ts'
import { fromShareBytes, type StoredVectors, toSteps } from '#domain/search/visual/index/vector-bytes.ts'
import { type Projection, projectContent, projectStyle } from './projection.ts'
import { decodeProjection } from './projection-bytes.ts'

export type ProjectTask = {
  projection: Uint8Array
  pictures: { features: Uint8Array; colours: Uint8Array }[]
}

/** A pool of its own belongs to each fitting, so that every task brings the same bytes. */
let projection: Projection | null = null

/** A piscina task: makes vectors of features in a thread of its own, in the order of the pictures. */
export default function projectInThread({ projection: bytes, pictures }: ProjectTask): StoredVectors[] {
  const fitted = projection ?? decodeProjection(bytes)
  projection = fitted
  return pictures.map(({ features, colours }) => {
    const { content, style } = decodeFeatures(features, fitted.content.mean.length)
    return {
      content: toSteps(projectContent(fitted, content)),
      style: toSteps(projectStyle(fitted, style, fromShareBytes(colours))),
      colours,
    }
  })
}
