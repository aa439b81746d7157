import { Piscina } from 'piscina'
import type { RawFeatures } from '#domain/search/visual/embedding/raw-features.ts'
import { THREAD_IDLE_MS } from '#domain/search/visual/thread-idle.ts'
import type { Projected, ProjectTask } from './project-worker.ts'
import type { Projection } from './projection.ts'
import { encodeProjection } from './projection-bytes.ts'

export type Projector = {
  /** The vectors of each crop. Runs in a thread: millions of products would block the event loop. */
  project: (projection: Projection, crops: readonly RawFeatures[]) => Promise<Projected[]>
  close: () => Promise<void>
}

type Fitted = { projection: Projection; bytes: Uint8Array; pool: Piscina<ProjectTask, Projected[]> }

/** Keeps a thread for the current projection. */
export function openProjector(): Projector {
  let fitted: Fitted | null = null

  function fittedFor(projection: Projection): Fitted {
    if (fitted?.projection === projection) return fitted
    const former = fitted?.pool
    fitted = { projection, bytes: inSharedMemory(encodeProjection(projection)), pool: openPool() }
    // Tasks of the former projection are finished first.
    void former?.close()
    return fitted
  }

  return {
    project: (projection, crops) => {
      const { bytes, pool } = fittedFor(projection)
      return pool.run({ projection: bytes, crops })
    },
    close: async () => fitted?.pool.destroy(),
  }
}

function openPool(): Piscina<ProjectTask, Projected[]> {
  return new Piscina({
    filename: new URL('./project-worker.ts', import.meta.url).href,
    name: 'projectPicture',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: THREAD_IDLE_MS,
  })
}

function inSharedMemory(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length))
  shared.set(bytes)
  return shared
}
