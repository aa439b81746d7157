import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { openPixels } from '#domain/imaging/open-picture.server.ts'
import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import { type Crop, pixelsOf, WHOLE_CROP } from '#domain/search/region.ts'
import { encodeFeatures, quantizeShares } from '#domain/search/visual/vector-bytes.ts'
import { MINUTE_MS } from '#platform/durations.ts'
import { openPool } from '#platform/jobs/open-pool.server.ts'
import type { ModelFolder } from './model-folder.server.ts'
import type { computeFeatures, RawFeatures } from './raw-features.ts'
import { silenceRuntime } from './workaround-runtime-telemetry.ts'

/** Computes features of pictures with a model. Features of two models cannot be compared. */
export type Embedder = {
  id: string
  contentLength: number
  styleLength: number
  /** Features of each crop of the picture; rejects when the model's process dies. */
  embedImage: (copy: SmallCopy, crops: readonly Crop[]) => Promise<RawFeatures[]>
}

export type OpenEmbedder = Embedder & {
  /** The same for what may be thousands of pictures. A place stays free for somebody who waits. */
  forCatalogue: Embedder
  warm: () => void
  close: () => Promise<void>
}

const COMPUTE = { module: new URL('./raw-features.ts', import.meta.url), name: 'computeFeatures' }

/** Most layers have too little work for more threads. */
const MOST_THREADS = 4
/** Loading takes half a second, the loaded model 130 MB: a refined search finds it loaded, a quiet night frees it. */
const IDLE_MS = 15 * MINUTE_MS
const WAITED_FOR = 1

/** One process embeds: the model is in memory once, and all of it is freed when no more pictures come. */
export function openEmbedder(model: ModelFolder, threads: number, idleMs = IDLE_MS): OpenEmbedder {
  silenceRuntime()
  const threadCount = Math.min(threads, MOST_THREADS)
  // For the catalogue, one picture fewer than there are threads is computed at once.
  const ofCatalogue = pLimit(Math.max(1, threadCount - 1))
  const pool = openPool<typeof computeFeatures>({
    ...COMPUTE,
    atOnce: ofCatalogue.concurrency + WAITED_FOR,
    idleMs,
    process: {},
  })

  async function embedImage(copy: SmallCopy, crops: readonly Crop[]): Promise<RawFeatures[]> {
    return compute(await cutCrops(copy, crops, model.input.size))
  }

  function compute(crops: readonly Uint8Array[]): Promise<RawFeatures[]> {
    return pool.run({ model, crops, threads: threadCount })
  }

  const described = { id: model.id, contentLength: model.content.length, styleLength: model.style.length }
  return {
    ...described,
    embedImage,
    forCatalogue: {
      ...described,
      embedImage: (copy, crops) => ofCatalogue(() => embedImage(copy, crops)),
    },
    // An error is reported to the sender of the picture.
    warm: () => void compute([]).catch(() => {}),
    close: pool.close,
  }
}

export const WHOLE = [WHOLE_CROP] as const

/** Cuts each crop out of the copy and squeezes it to a square. */
function cutCrops(copy: SmallCopy, crops: readonly Crop[], size: number): Promise<Uint8Array[]> {
  return Promise.all(crops.map((crop) => cutCrop(copy, crop, size)))
}

async function cutCrop(copy: SmallCopy, { area, turn }: Crop, size: number): Promise<Uint8Array> {
  const cut = open(copy).extract(pixelsOf(area, copy))
  // sharp would turn first if it cut and turned in one call.
  const upright = turn === 0 ? cut : open(await toCopy(open(await toCopy(cut)).rotate(turn)))
  return upright.resize(size, size, { fit: 'fill' }).raw().toBuffer()
}

function open({ pixels, width, height }: SmallCopy): Sharp {
  return openPixels(pixels, { width, height, channels: 3 })
}

async function toCopy(picture: Sharp): Promise<SmallCopy> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Features as they are stored, 10 kB, and colours. */
export type StoredFeatures = { features: Uint8Array; colours: Uint8Array }

export async function embedWhole(
  { embedImage }: Pick<Embedder, 'embedImage'>,
  copy: SmallCopy,
): Promise<RawFeatures> {
  const [whole] = await embedImage(copy, WHOLE)
  if (!whole) throw new RangeError('The model returned nothing for the picture.')
  return whole
}

export function toStored(features: RawFeatures): StoredFeatures {
  return { features: encodeFeatures(features), colours: quantizeShares(features.colours) }
}
