import type { RawFeatures } from '#domain/search/visual/embedding/raw-features.ts'
import { openPool } from '#platform/jobs/open-pool.server.ts'
import type { EncodedProjection, Projected, projectPicture } from './project-pictures.ts'
import type { Projection } from './projection.ts'
import { encodeProjection, idOfProjection } from './projection-bytes.ts'

export type Projector = {
  /** The vectors of each crop. Runs in a thread: millions of products would block the event loop. */
  project: (projection: Projection, crops: readonly RawFeatures[]) => Promise<Projected[]>
  close: () => Promise<void>
}

export const PROJECT_MODULE = new URL('./project-pictures.ts', import.meta.url)

export function openProjector(): Projector {
  const pool = openPool<typeof projectPicture>({ module: PROJECT_MODULE, name: 'projectPicture' })
  let last: { projection: Projection; encoded: EncodedProjection } | null = null

  function encode(projection: Projection): EncodedProjection {
    if (last?.projection !== projection) {
      const bytes = encodeProjection(projection)
      last = { projection, encoded: { id: idOfProjection(bytes), bytes: inSharedMemory(bytes) } }
    }
    return last.encoded
  }

  return {
    project: (projection, crops) => pool.run({ projection: encode(projection), crops }),
    close: pool.close,
  }
}

function inSharedMemory(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length))
  shared.set(bytes)
  return shared
}
