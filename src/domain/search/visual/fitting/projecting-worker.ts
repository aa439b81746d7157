import { type Projection, projectContent, projectStyle } from './projection.ts'
import { decodeProjection } from './projection-bytes.ts'

export type ProjectingTask = {
  /** In memory that threads share. */
  projection: Uint8Array
  content: Float32Array[]
  style: Float32Array
  colours: Float32Array
}
export type Projected = { content: Float32Array[]; style: Float32Array }

/** A pool of its own belongs to each fitting, so that every task brings the same bytes. */
let fitted: Projection | null = null

/** A piscina task: the vectors of one picture, of every crop what is to be seen. */
export default function projectInThread(task: ProjectingTask): Projected {
  const projection = fitted ?? decodeProjection(task.projection)
  fitted = projection
  return {
    content: task.content.map((crop) => projectContent(projection, crop)),
    style: projectStyle(projection, task.style, task.colours),
  }
}
