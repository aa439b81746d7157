import { LRUCache } from 'lru-cache'
import type { Image } from '#domain/catalogue/catalogue-model.ts'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import { openPicture } from '#domain/imaging/open-picture.server.ts'
import { CACHE_BYTES } from '#platform/cache-budget.ts'
import { networkOf } from '#platform/http/network.ts'
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { formatRegion, pixelsOf, type Region } from './region.ts'
import type { PictureEmbedding, VisualSearch } from './search-model.ts'

/** A visitor who searches by one part scrolls and filters for about this long. */
const KEPT_MS = 600_000
const CROP_BYTES = 3_600

export type RegionNeeds = {
  visual: Pick<VisualSearch, 'embed'>
  rateLimits: RateLimits
  /** The same limit as for reference pictures: a part costs as much. */
  limit: RateLimit
  /** A picture as the site shows it, some hundred pixels wide; null when it is broken. */
  renditionOf: (picture: Picture) => Promise<Uint8Array | null>
}

type EmbeddedRegion =
  | { outcome: 'embedded'; key: string; embedding: PictureEmbedding }
  /** The image cannot be decoded. */
  | { outcome: 'unknown' }
  | { outcome: 'busy' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

export type RegionEmbeddings = {
  /** Embeds a part of an image, once for some minutes. Each new embedding counts against the limit of who asks. */
  embed: (image: Image, region: Region, networkAddress: string) => Promise<EmbeddedRegion>
  /** Drops an embedding that can no longer be compared with the index. */
  purge: (key: string) => void
}

export function openRegionEmbeddings({
  visual,
  rateLimits,
  limit,
  renditionOf,
}: RegionNeeds): RegionEmbeddings {
  const cache = new LRUCache<string, PictureEmbedding>({
    maxSize: CACHE_BYTES.partEmbeddings,
    sizeCalculation: ({ crops, local }) => crops.length * CROP_BYTES + (local?.length ?? 0),
    ttl: KEPT_MS,
  })
  return {
    embed: async (image, region, networkAddress) => {
      const key = `${image.id} ${image.picture.contentVersion} ${formatRegion(region)}`
      const known = cache.get(key)
      if (known) return { outcome: 'embedded', key, embedding: known }
      const limited = await rateLimits.take(limit, networkOf(networkAddress))
      if (limited.outcome === 'too-many') return limited
      const rendition = await renditionOf(image.picture)
      if (!rendition) return { outcome: 'unknown' }
      const embedded = await visual.embed(await cutRegion(rendition, region))
      if (embedded.outcome === 'busy') return embedded
      if (embedded.outcome === 'refused') return { outcome: 'unknown' }
      cache.set(key, embedded.embedding)
      return { outcome: 'embedded', key, embedding: embedded.embedding }
    },
    purge: (key) => void cache.delete(key),
  }
}

/** Cuts the part out of one of our own pictures, as PNG. An animation gives its first frame. */
export async function cutRegion(picture: Uint8Array, region: Region): Promise<Uint8Array> {
  const opened = await openPicture(picture)
  return opened
    .extract(pixelsOf(region, await opened.metadata()))
    .png()
    .toBuffer()
}
