import pLimit from 'p-limit'
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

/** Most layers have too little work for more. */
const MOST_THREADS = 4

/**
 * Starts a thread at the first picture, and another when it dies. Pictures are computed one after the other, all crops of one
 * together by `threads` of the runtime's own: what is run apart waits for what was run before, on whatever cores.
 */
export function openEmbedder(model: ModelFolder, threads: number, worker = EMBEDDING_WORKER): Embedder {
  silenceRuntime()
  const pool = new Piscina<EmbeddingTask, RawFeatures[]>({
    filename: worker,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: NEVER_IDLE,
  })
  // A task queued for a thread that dies would wait until the next one is sent.
  const oneAtOnce = pLimit(1)
  const threadsOfPicture = Math.min(threads, MOST_THREADS)
  return {
    id: model.id,
    contentLength: model.content.length,
    styleLength: model.style.length,
    embedImage: async (copy, shares) => {
      const crops = await cropMiddle(copy, shares, model.input.size)
      return oneAtOnce(() => pool.run({ model, crops, threads: threadsOfPicture }))
    },
    // A thread that is ended while the model computes takes the whole process along.
    close: () => pool.close({ force: true }),
  }
}
