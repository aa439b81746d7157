import { Piscina } from 'piscina'
import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import type { ModelFolder } from './model-folder.server.ts'
import { cropMiddle } from './prepare-crops.server.ts'
import type { EmbeddingTask, RawFeatures } from './raw-features.ts'
import { silenceRuntime } from './workaround-runtime-telemetry.ts'

/** Computes features of pictures with a model. Those of two models cannot be compared. */
export type Embedder = {
  id: string
  contentLength: number
  styleLength: number
  /** Features of the middle of the picture for each share of its sides; rejects when the model's thread dies. */
  embedImage: (copy: SmallCopy, shares: readonly number[]) => Promise<RawFeatures[]>
  close: () => Promise<void>
}

/** The thread holds the model in memory, 280 MB. Loading it would make the first visitor after a quiet hour wait a second. */
const NEVER_IDLE = Number.POSITIVE_INFINITY

export const EMBEDDING_WORKER = new URL('./embedding-worker.ts', import.meta.url).href

/**
 * Starts a thread at the first picture, and another when it dies. `atOnce` crops share one model: it computes outside of
 * the thread, so two at once take no longer than with a model each, and half the memory.
 */
export function openEmbedder(model: ModelFolder, atOnce: number, worker = EMBEDDING_WORKER): Embedder {
  silenceRuntime()
  const pool = new Piscina<EmbeddingTask, RawFeatures>({
    filename: worker,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: atOnce,
    idleTimeout: NEVER_IDLE,
  })
  return {
    id: model.id,
    contentLength: model.content.length,
    styleLength: model.style.length,
    embedImage: async (copy, shares) => {
      const crops = await cropMiddle(copy, shares, model.input.size)
      const failing = new AbortController()
      // Each crop is a task of its own, so that all cores work on the same picture.
      const tasks = crops.map((crop) => pool.run({ model, crop }, { signal: failing.signal }))
      // Tasks queued for a thread that died would wait for the next picture.
      return Promise.all(tasks).catch((error) => {
        failing.abort()
        throw error
      })
    },
    // A thread that is ended while the model computes takes the whole process along.
    close: () => pool.close({ force: true }),
  }
}
