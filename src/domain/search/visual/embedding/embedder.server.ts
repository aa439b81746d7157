import { Piscina } from 'piscina'
import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import type { EmbeddingTask, RawFeatures } from './embedding-worker.ts'
import type { ModelFolder } from './model-folder.server.ts'
import { cropMiddle } from './prepare-crops.server.ts'

/** Looks at pictures with a model. What two of them say cannot be compared. */
export type Embedder = {
  id: string
  contentLength: number
  styleLength: number
  /** The middle of the picture for each share of its sides; rejects when the model's thread dies. */
  embedImage: (copy: SmallCopy, shares: readonly number[]) => Promise<RawFeatures>
  close: () => Promise<void>
}

/** The thread holds the model in memory, 280 MB; when it has nothing to look at it ends and gives them back. */
const IDLE_MS = 60_000

export const EMBEDDING_WORKER = new URL('./embedding-worker.ts', import.meta.url).href

/**
 * Starts a thread at the first picture, and another when it dies. `atOnce` crops share one model: it computes outside of
 * the thread, so two at once take no longer than with a model each, and half the memory.
 */
export function openEmbedder(model: ModelFolder, atOnce: number, worker = EMBEDDING_WORKER): Embedder {
  const pool = new Piscina<EmbeddingTask, RawFeatures>({
    filename: worker,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: atOnce,
    idleTimeout: IDLE_MS,
  })
  return {
    id: model.id,
    contentLength: model.content.length,
    styleLength: model.style.length,
    embedImage: async (copy, shares) => {
      const crops = await cropMiddle(copy, shares, model.input.size)
      const failing = new AbortController()
      // Each crop for itself, so that all cores look at the same picture.
      const looking = crops.map((crop, at) =>
        pool.run({ model, crop, isWhole: at === 0 }, { signal: failing.signal }),
      )
      // What stands in line for the thread that died would wait for the next picture.
      const features = await Promise.all(looking).catch((error) => {
        failing.abort()
        throw error
      })
      const [whole] = features
      if (!whole) throw new RangeError('A picture is looked at in at least one crop.')
      return { ...whole, content: features.flatMap(({ content }) => content) }
    },
    close: () => pool.destroy(),
  }
}
