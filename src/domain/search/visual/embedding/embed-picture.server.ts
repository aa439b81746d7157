import pLimit from 'p-limit'
import type { Decoder } from '#domain/imaging/decoding/decoder.server.ts'
import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import type { Described } from '#domain/search/model.ts'
import type { Projecting } from '#domain/search/visual/fitting/projecting.server.ts'
import {
  type Described as DescribedNow,
  nameOf,
} from '#domain/search/visual/index/indexed-catalogue.server.ts'
import type { Embedder } from './embedder.server.ts'
import { QUERY_CROPS } from './prepare-crops.server.ts'

/** Larger files are refused before anybody looks into them (specification, section 5). */
const LARGEST_FILE_BYTES = 15_000_000
/** All threads look at one picture, a crop each: two at once would both take twice as long. */
const AT_ONCE = 1
/** A query takes a quarter of a second, so the last in line waits for about two. */
const LONGEST_LINE = 8

type Needs = {
  decoder: Pick<Decoder, 'copyReference'>
  embedder: Embedder
  projecting: Pick<Projecting, 'project'>
  current: () => DescribedNow
  /** Told why the model did not answer. */
  onDeath: (error: unknown) => void
}

/** Looks at reference pictures, one at a time; keeps nothing of them. Decoding has its own line before. */
export function openDescribing({
  decoder,
  embedder,
  projecting,
  current,
  onDeath,
}: Needs): (bytes: Uint8Array) => Promise<Described> {
  const limit = pLimit(AT_ONCE)
  let inside = 0

  async function lookAt(copy: SmallCopy, thumbnail: Uint8Array): Promise<Described> {
    try {
      const features = await embedder.embedImage(copy, QUERY_CROPS)
      const now = current()
      const vectors = await projecting.project(now.projection, features)
      const description = { embedder: nameOf(now), ...vectors, colours: features.colours }
      return { outcome: 'described', description, thumbnail }
    } catch (error) {
      onDeath(error)
      return { outcome: 'busy' }
    }
  }

  return async (bytes) => {
    if (bytes.length > LARGEST_FILE_BYTES) return { outcome: 'refused', reason: 'too-large' }
    if (inside >= AT_ONCE + LONGEST_LINE) return { outcome: 'busy' }
    inside += 1
    try {
      const copied = await decoder.copyReference(bytes)
      if (copied.outcome !== 'copied') return copied
      return await limit(() => lookAt(copied.copy, copied.thumbnail))
    } finally {
      inside -= 1
    }
  }
}
