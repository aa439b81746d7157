import type { Decoder } from '#domain/imaging/decoding/decoder.server.ts'
import { LARGEST_PICTURE_BYTES } from '#domain/search/limits.ts'
import type { Described } from '#domain/search/model.ts'
import type { Projecting } from '#domain/search/visual/fitting/projecting.server.ts'
import {
  type Described as DescribedNow,
  nameOf,
} from '#domain/search/visual/index/indexed-catalogue.server.ts'
import { inTurn, openTurns } from '#platform/concurrency/semaphore.ts'
import type { Embedder } from './embedder.server.ts'
import { QUERY_CROPS } from './prepare-crops.server.ts'

/** Pictures that are decoded or embedded. As many wait as can come in and be fetched at the same time. */
export const EMBEDDED_AT_ONCE = { atOnce: 8, longestLine: 32, longestTurnMs: 20_000 } as const

type Needs = {
  decoder: Pick<Decoder, 'copyReference'>
  embedder: Embedder
  projecting: Pick<Projecting, 'project'>
  current: () => DescribedNow
  /** Told why the model did not answer. */
  onDeath: (error: unknown) => void
}

/** Embeds reference pictures and keeps nothing of them. */
export function openDescribing({
  decoder,
  embedder,
  projecting,
  current,
  onDeath,
}: Needs): (bytes: Uint8Array) => Promise<Described> {
  const takeTurn = openTurns(EMBEDDED_AT_ONCE)

  async function embed(bytes: Uint8Array): Promise<Described> {
    const copied = await decoder.copyReference(bytes)
    if (copied.outcome !== 'copied') return copied
    try {
      const features = await embedder.embedImage(copied.copy, QUERY_CROPS)
      const now = current()
      const vectors = await projecting.project(now.projection, features)
      const description = { embedder: nameOf(now), ...vectors, colours: features.colours }
      return { outcome: 'described', description, thumbnail: copied.thumbnail }
    } catch (error) {
      onDeath(error)
      return { outcome: 'busy' }
    }
  }

  return async (bytes) => {
    if (bytes.length > LARGEST_PICTURE_BYTES) return { outcome: 'refused', reason: 'too-large' }
    return (await inTurn(takeTurn, () => embed(bytes))) ?? { outcome: 'busy' }
  }
}
