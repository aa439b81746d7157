import type { Decoder } from '#domain/imaging/decoding/decoder.server.ts'
import { openPixels } from '#domain/imaging/open-picture.server.ts'
import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import { LARGEST_PICTURE_BYTES } from '#domain/search/limits.ts'
import { type Crop, WHOLE_CROP } from '#domain/search/region.ts'
import type { EmbeddingResult, PictureEmbedding } from '#domain/search/search-model.ts'
import { planCrops, planTurnedCrops, TURNS } from '#domain/search/visual/areas/plan-crops.ts'
import type { Projector } from '#domain/search/visual/fitting/projector.server.ts'
import { type CatalogueIndex, embedderNameOf } from '#domain/search/visual/index/indexed-catalogue.server.ts'
import { type MeasuredAreas, SURELY_NEAR } from '#domain/search/visual/nearness.ts'
import type { SameDrawing } from '#domain/search/visual/same-drawing.server.ts'
import { openSemaphore, withPermit } from '#platform/concurrency.ts'
import { type Embedder, WHOLE } from './embedder.server.ts'

/** The queue holds as many as can be received and fetched at the same time. */
export const EMBEDDINGS = { permits: 8, longestQueue: 32, longestHoldMs: 20_000 } as const

type EmbedPictureNeeds = {
  decoder: Pick<Decoder, 'copyReference'>
  embedder: Embedder
  projector: Pick<Projector, 'project'>
  current: () => CatalogueIndex
  sameDrawing: Pick<SameDrawing, 'describe'>
  measureNearness: (embedding: PictureEmbedding) => Promise<MeasuredAreas>
  onFailure: (error: unknown) => void
}

type Sent = { copy: SmallCopy; local: Promise<Uint8Array>; now: CatalogueIndex }
type Measured = MeasuredAreas & { embedding: PictureEmbedding }

export function openPictureEmbedding({
  decoder,
  embedder,
  projector,
  current,
  sameDrawing,
  measureNearness,
  onFailure,
}: EmbedPictureNeeds): (bytes: Uint8Array) => Promise<EmbeddingResult> {
  const acquirePermit = openSemaphore(EMBEDDINGS)

  async function embed(bytes: Uint8Array): Promise<EmbeddingResult> {
    const copied = await decoder.copyReference(bytes)
    if (copied.outcome !== 'copied') return copied
    try {
      const { embedding, isAboveThreshold, shown } = await embedUpright(copied.copy)
      return {
        outcome: 'embedded',
        embedding,
        nearness: { isAboveThreshold, shown },
        thumbnail: copied.thumbnail,
      }
    } catch (error) {
      onFailure(error)
      return { outcome: 'busy' }
    }
  }

  /** Embeds the picture as it was sent, or turned where only then something of the catalogue comes near. */
  async function embedUpright(copy: SmallCopy): Promise<Measured> {
    // One projection for all crops, also when the next fitting comes meanwhile.
    const now = current()
    if (await isBlank(copy)) {
      const embedding = { ...(await embedCrops(copy, WHOLE, now)), blank: true }
      return { embedding, nearness: 0, isAboveThreshold: false, shown: WHOLE_CROP.area }
    }
    let planned: Crop[] = []
    // This runs while the network embeds the picture. A turned picture has the same features.
    const local = sameDrawing.describe(copy, 'query')
    const sent = await embedInSteps({ copy, local, now }, WHOLE_CROP, () => (planned = planCrops(copy)))
    if (sent.isAboveThreshold) return sent
    const turned = await Promise.all(
      TURNS.map((turn) => {
        const [whole, ...others] = planTurnedCrops(planned, turn)
        return embedInSteps({ copy, local, now }, whole, () => others)
      }),
    )
    const hasPictures = planned.some(({ kind }) => kind === 'picture')
    return (
      turned
        // If pictures were found in it, they are better to search by than a turn that is not near either.
        .filter(({ isAboveThreshold }) => isAboveThreshold || !hasPictures)
        .reduce((best, one) => (one.nearness > best.nearness ? one : best), sent)
    )
  }

  /** Embeds more than the whole only where the whole is not surely a work of the catalogue. */
  async function embedInSteps(
    { copy, local: describing, now }: Sent,
    whole: Crop,
    planOthers: () => readonly Crop[],
  ): Promise<Measured> {
    const [first, local] = await Promise.all([embedCrops(copy, [whole], now), describing])
    const ofWhole = await measureNearness(first)
    if (ofWhole.nearness >= SURELY_NEAR) return { embedding: { ...first, local }, ...ofWhole }
    const others = planOthers()
    const further = others.length > 0 ? await embedCrops(copy, others, now) : { crops: [] }
    const embedding = { ...first, local, crops: [...first.crops, ...further.crops] }
    return { embedding, ...(await measureNearness(embedding)) }
  }

  async function embedCrops(
    copy: SmallCopy,
    planned: readonly Crop[],
    now: CatalogueIndex,
  ): Promise<PictureEmbedding> {
    const features = await embedder.embedImage(copy, planned)
    const vectors = await projector.project(now.projection, features)
    const crops = planned.flatMap((crop, at) => {
      const [vector, colours] = [vectors[at], features[at]?.colours]
      return vector && colours ? [{ ...crop, ...vector, colours }] : []
    })
    const colours = crops[0]?.colours ?? new Float32Array()
    return { embedder: embedderNameOf(now), crops, colours, blank: false }
  }

  return async (bytes) => {
    if (bytes.length > LARGEST_PICTURE_BYTES) return { outcome: 'refused', reason: 'too-large' }
    return (await withPermit(acquirePermit, () => embed(bytes))) ?? { outcome: 'busy' }
  }
}

/** The side in pixels: large enough for every line that somebody drew, too small for the grain of paper and camera. */
const SIDE = 128
/** One work on a large empty ground has more bent pixels than this share, an empty sheet fewer. */
const BENT_SHARE = 0.008
/** A pixel differs so much, of 255 greys, from the mean of its neighbours; a gradient, however steep, hardly does. */
const LEAST_BEND = 2

/** Whether there is hardly anything to see, so that every nearest match is as good as any other. */
async function isBlank({ pixels, width, height }: SmallCopy): Promise<boolean> {
  const { data, info } = await openPixels(pixels, { width, height, channels: 3 })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return !isBent(data, info)
}

function isBent(
  greys: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
): boolean {
  const greyAt = (x: number, y: number) => greys[(y * width + x) * channels] ?? 0
  const bendOf = (here: number, before: number, after: number) => Math.abs(here - (before + after) / 2)
  let bent = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = greyAt(x, y)
      // A strip that is one line high is only measured along it.
      const across = x > 0 && x < width - 1 ? bendOf(here, greyAt(x - 1, y), greyAt(x + 1, y)) : 0
      const down = y > 0 && y < height - 1 ? bendOf(here, greyAt(x, y - 1), greyAt(x, y + 1)) : 0
      if (Math.max(across, down) >= LEAST_BEND) bent += 1
    }
  }
  return bent > BENT_SHARE * width * height
}
