import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import type { Look } from '#domain/search/part/look.ts'
import { openPool } from '#platform/jobs/open-pool.server.ts'
import type { Task } from '#platform/jobs/task.ts'
import type { ModelFolder } from './model-folder.server.ts'
import { cropLooks } from './prepare-crops.server.ts'
import type { computeFeatures, RawFeatures } from './raw-features.ts'
import { silenceRuntime } from './workaround-runtime-telemetry.ts'

/** Computes features of pictures with a model. Those of two models cannot be compared. */
export type Embedder = {
  id: string
  contentLength: number
  styleLength: number
  /** Features of each look at the picture; rejects when the model's thread or process dies. */
  embedImage: (copy: SmallCopy, looks: readonly Look[]) => Promise<RawFeatures[]>
  close: () => Promise<void>
}

const COMPUTE = { module: new URL('./raw-features.ts', import.meta.url), name: 'computeFeatures' }

/** Most layers have too little work for more. */
const MOST_THREADS = 4

/**
 * Embeds in a thread. Pictures are computed one after the other, all crops of one together by `threads` of the runtime's own:
 * what is run apart waits for what was run before, on whatever cores. The thread stays, and with it the model in memory,
 * 280 MB: loading it would make the first visitor after a quiet hour wait a second.
 */
export function openEmbedder(model: ModelFolder, threads: number): Embedder {
  return embedIn({ ...COMPUTE, idleMs: Number.POSITIVE_INFINITY }, model, Math.min(threads, MOST_THREADS))
}

/** Between two parts of a catalogue it is kept; loading the model takes a second. */
const CATALOGUE_IDLE_MS = 15_000

/**
 * Embeds a whole catalogue in a process of its own: what the model and thousands of pictures leave in memory is the
 * machine's again when it ends. It takes as many pictures at once as it is asked for.
 */
export function openCatalogueEmbedder(model: ModelFolder): Embedder {
  const limits = { atOnce: Number.POSITIVE_INFINITY, idleMs: CATALOGUE_IDLE_MS, process: {} }
  return embedIn({ ...COMPUTE, ...limits }, model, 1)
}

function embedIn(task: Task, model: ModelFolder, threads: number): Embedder {
  silenceRuntime()
  const pool = openPool<typeof computeFeatures>(task)
  return {
    id: model.id,
    contentLength: model.content.length,
    styleLength: model.style.length,
    embedImage: async (copy, looks) => {
      const crops = await cropLooks(copy, looks, model.input.size)
      return pool.run({ model, crops, threads })
    },
    close: pool.close,
  }
}
