import { LRUCache } from 'lru-cache'
import type { Image } from '#domain/catalogue/model.ts'
import type { Picture } from '#domain/imaging/model.ts'
import { openPicture } from '#domain/imaging/open-picture.server.ts'
import { CACHE_BYTES } from '#platform/cache-budget.ts'
import { networkOf } from '#platform/http/network.ts'
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import type { PictureEmbedding, VisualSearch } from './model.ts'
import { type Part, pixelsOf, writePart } from './part.ts'

/** A visitor who searches by one part scrolls and filters for about this long. */
const KEPT_MS = 600_000
/** The size of the vectors and colours of one crop. */
const CROP_BYTES = 3_600

export type PartNeeds = {
  visual: Pick<VisualSearch, 'embed'>
  rateLimits: RateLimits
  /** The same limit as for reference pictures: a part costs as much. */
  limit: RateLimit
  /** A picture as the site shows it, some hundred pixels wide; null when it is broken. */
  renditionOf: (picture: Picture) => Promise<Uint8Array | null>
}

type EmbeddedPart =
  | { outcome: 'embedded'; key: string; embedding: PictureEmbedding }
  /** The image cannot be decoded. */
  | { outcome: 'unknown' }
  | { outcome: 'busy' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

export type PartEmbeddings = {
  /** Embeds a part of an image, once for some minutes. Each new embedding counts against the limit of who asks. */
  embed: (image: Image, part: Part, networkAddress: string) => Promise<EmbeddedPart>
  /** Drops an embedding that can no longer be compared with the index. */
  forget: (key: string) => void
}

export function openPartEmbeddings({ visual, rateLimits, limit, renditionOf }: PartNeeds): PartEmbeddings {
  const kept = new LRUCache<string, PictureEmbedding>({
    maxSize: CACHE_BYTES.partEmbeddings,
    sizeCalculation: ({ crops, local }) => crops.length * CROP_BYTES + (local?.length ?? 0),
    ttl: KEPT_MS,
  })
  return {
    embed: async (image, part, networkAddress) => {
      const key = `${image.id} ${image.picture.contentVersion} ${writePart(part)}`
      const known = kept.get(key)
      if (known) return { outcome: 'embedded', key, embedding: known }
      const limited = await rateLimits.take(limit, networkOf(networkAddress))
      if (limited.outcome === 'too-many') return limited
      const rendition = await renditionOf(image.picture)
      if (!rendition) return { outcome: 'unknown' }
      const embedded = await visual.embed(await cutPart(rendition, part))
      if (embedded.outcome === 'busy') return embedded
      if (embedded.outcome === 'refused') return { outcome: 'unknown' }
      kept.set(key, embedded.embedding)
      return { outcome: 'embedded', key, embedding: embedded.embedding }
    },
    forget: (key) => void kept.delete(key),
  }
}

/** Cuts the part out of one of our own pictures, as PNG. An animation gives its first frame. */
export async function cutPart(picture: Uint8Array, part: Part): Promise<Uint8Array> {
  const opened = await openPicture(picture)
  return opened
    .extract(pixelsOf(part, await opened.metadata()))
    .png()
    .toBuffer()
}
