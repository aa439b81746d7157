import type { Decoder } from '#domain/imaging/decoding/decoder.server.ts'
import { LARGEST_PICTURE_BYTES } from '#domain/search/limits.ts'
import type { EmbeddingResult } from '#domain/search/model.ts'
import type { Projector } from '#domain/search/visual/fitting/projector.server.ts'
import { type CatalogueIndex, embedderNameOf } from '#domain/search/visual/index/indexed-catalogue.server.ts'
import { openSemaphore, withPermit } from '#platform/concurrency/semaphore.ts'
import type { Embedder } from './embedder.server.ts'
import { QUERY_CROPS } from './prepare-crops.server.ts'

/** Pictures that are decoded or embedded. As many wait as can be received and fetched at the same time. */
export const EMBEDDINGS = { permits: 8, longestQueue: 32, longestHoldMs: 20_000 } as const

type Needs = {
  decoder: Pick<Decoder, 'copyReference'>
  embedder: Embedder
  projector: Pick<Projector, 'project'>
  current: () => CatalogueIndex
  /** Called with the error where the model's thread failed. */
  onFailure: (error: unknown) => void
}

/** Embeds reference pictures and keeps nothing of them. */
export function openPictureEmbedding({
  decoder,
  embedder,
  projector,
  current,
  onFailure,
}: Needs): (bytes: Uint8Array) => Promise<EmbeddingResult> {
  const acquirePermit = openSemaphore(EMBEDDINGS)

  async function embed(bytes: Uint8Array): Promise<EmbeddingResult> {
    const copied = await decoder.copyReference(bytes)
    if (copied.outcome !== 'copied') return copied
    try {
      const features = await embedder.embedImage(copied.copy, QUERY_CROPS)
      const now = current()
      const vectors = await projector.project(now.projection, features)
      const embedding = { embedder: embedderNameOf(now), ...vectors, colours: features.colours }
      return { outcome: 'embedded', embedding, thumbnail: copied.thumbnail }
    } catch (error) {
      onFailure(error)
      return { outcome: 'busy' }
    }
  }

  return async (bytes) => {
    if (bytes.length > LARGEST_PICTURE_BYTES) return { outcome: 'refused', reason: 'too-large' }
    return (await withPermit(acquirePermit, () => embed(bytes))) ?? { outcome: 'busy' }
  }
}
