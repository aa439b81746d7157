import type { Decoder } from '#domain/imaging/decoding/decoder.server.ts'
import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import { LARGEST_PICTURE_BYTES } from '#domain/search/limits.ts'
import type { EmbeddingResult, PictureEmbedding } from '#domain/search/model.ts'
import type { Projector } from '#domain/search/visual/fitting/projector.server.ts'
import { type CatalogueIndex, embedderNameOf } from '#domain/search/visual/index/indexed-catalogue.server.ts'
import type { SameDrawing } from '#domain/search/visual/local/same-drawing.server.ts'
import { LEAST_NEARNESS, SURELY_NEAR } from '#domain/search/visual/nearness/nearness.ts'
import { openSemaphore, withPermit } from '#platform/concurrency/semaphore.ts'
import type { Embedder } from './embedder.server.ts'
import { isBlank } from './is-blank.server.ts'
import { MIDDLE_CROPS, TURNS, turn, WHOLE } from './prepare-crops.server.ts'

/** Pictures that are decoded or embedded. As many wait as can be received and fetched at the same time. */
export const EMBEDDINGS = { permits: 8, longestQueue: 32, longestHoldMs: 20_000 } as const

type Needs = {
  decoder: Pick<Decoder, 'copyReference'>
  embedder: Embedder
  projector: Pick<Projector, 'project'>
  current: () => CatalogueIndex
  sameDrawing: Pick<SameDrawing, 'describe'>
  /** How near the nearest of the catalogue comes. */
  nearness: (embedding: PictureEmbedding) => Promise<number>
  /** Called with the error where the model's thread failed. */
  onFailure: (error: unknown) => void
}

type Measured = { embedding: PictureEmbedding; nearness: number }

/** Embeds reference pictures and keeps nothing of them. */
export function openPictureEmbedding({
  decoder,
  embedder,
  projector,
  current,
  sameDrawing,
  nearness: measureNearness,
  onFailure,
}: Needs): (bytes: Uint8Array) => Promise<EmbeddingResult> {
  const acquirePermit = openSemaphore(EMBEDDINGS)

  async function embed(bytes: Uint8Array): Promise<EmbeddingResult> {
    const copied = await decoder.copyReference(bytes)
    if (copied.outcome !== 'copied') return copied
    try {
      const { embedding, nearness } = await embedUpright(copied.copy)
      const near = nearness >= LEAST_NEARNESS
      return { outcome: 'embedded', embedding, near, thumbnail: copied.thumbnail }
    } catch (error) {
      onFailure(error)
      return { outcome: 'busy' }
    }
  }

  /** As it was sent, or turned where only then something of the catalogue comes near. */
  async function embedUpright(copy: SmallCopy): Promise<Measured> {
    if (await isBlank(copy))
      return { embedding: { ...(await embedCrops(copy, WHOLE, current())), blank: true }, nearness: 0 }
    // While the network looks at the picture. Turned it has the same.
    const local = sameDrawing.describe(copy, 'query')
    const sent = await embedAsItIs(copy, local)
    if (sent.nearness >= LEAST_NEARNESS) return sent
    const turned = await Promise.all(
      TURNS.map(async (degrees) => embedAsItIs(await turn(copy, degrees), local)),
    )
    return [sent, ...turned].reduce((best, one) => (one.nearness > best.nearness ? one : best))
  }

  /** The middle as well, unless the picture as a whole is surely a work of the catalogue. */
  async function embedAsItIs(copy: SmallCopy, describing: Promise<Uint8Array>): Promise<Measured> {
    // One projection for all crops, also when the next fitting comes meanwhile.
    const now = current()
    const [whole, local] = await Promise.all([embedCrops(copy, WHOLE, now), describing])
    const ofWhole = await measureNearness(whole)
    if (ofWhole >= SURELY_NEAR) return { embedding: { ...whole, local }, nearness: ofWhole }
    const middle = await embedCrops(copy, MIDDLE_CROPS, now)
    const embedding = { ...whole, local, crops: [...whole.crops, ...middle.crops] }
    return { embedding, nearness: await measureNearness(embedding) }
  }

  async function embedCrops(
    copy: SmallCopy,
    shares: readonly number[],
    now: CatalogueIndex,
  ): Promise<PictureEmbedding> {
    const features = await embedder.embedImage(copy, shares)
    const crops = await projector.project(now.projection, features)
    const colours = features[0]?.colours ?? new Float32Array()
    return { embedder: embedderNameOf(now), crops, colours, blank: false }
  }

  return async (bytes) => {
    if (bytes.length > LARGEST_PICTURE_BYTES) return { outcome: 'refused', reason: 'too-large' }
    return (await withPermit(acquirePermit, () => embed(bytes))) ?? { outcome: 'busy' }
  }
}
