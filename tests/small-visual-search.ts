import sharp from 'sharp'
import { copySmall } from '#domain/imaging/originals/copy-small.server.ts'
import { LARGEST_PICTURE_BYTES } from '#domain/search/limits.ts'
import { WHOLE_CROP } from '#domain/search/region.ts'
import { cutRegion } from '#domain/search/region-embeddings.server.ts'
import type {
  CropFeatures,
  EmbeddingResult,
  Match,
  MatchOptions,
  Nearness,
  PictureEmbedding,
  VisualSearch,
} from '#domain/search/search-model.ts'
import { planCrops } from '#domain/search/visual/areas/plan-crops.ts'
import { measureAreas } from '#domain/search/visual/nearness.ts'

export type SmallVisualSearch = VisualSearch & {
  findIndexed: (embedding: PictureEmbedding, most: number) => Promise<Match[]>
  findLikeIndexed: (imageId: number, options: Omit<MatchOptions, 'among'>) => Promise<Match[]>
  /** Makes an image findable by this picture, and by its style as if it were made like the other one. */
  add: (imageId: number, picture: Uint8Array, madeLike?: Uint8Array) => Promise<void>
  /** How often pictures were announced, embedded, searched by, and asked for what comes near them. */
  counts: { warmed: number; embedded: number; searched: number; measured: number }
  /** Answers `busy` from now on, or not any more. */
  setBusy: (busy: boolean) => void
}

const EMBEDDER = 'small'
/** So many steps of red, green and blue. */
const STEPS = 4
const SIDE = 16
const PALETTE = ['#d62828', '#2563c9']
const THUMBNAIL = 192
const VISIBLE_SHARE = 0.05
const THRESHOLD = 0.5
const NEARLY_THE_SAME = 0.95

/** A visual search small enough for tests: it compares how much of each colour there is. */
export function openSmallVisualSearch(): SmallVisualSearch {
  const indexed = new Map<number, PictureEmbedding>()
  const counts = { warmed: 0, embedded: 0, searched: 0, measured: 0 }
  let isBusy = false

  /** Style is weighed where it is asked for. */
  function rank(
    crops: readonly Pick<CropFeatures, 'colours'>[],
    { among, most, style = 0 }: Omit<MatchOptions, 'style'> & Partial<Pick<MatchOptions, 'style'>>,
    without?: number,
  ): Match[] {
    const similarityTo = (colours: Float32Array, { colours: content, crops: [whole] }: PictureEmbedding) =>
      (1 - style) * similarityOf(colours, content) + style * similarityOf(colours, whole?.style ?? content)
    const similarity = (embedding: PictureEmbedding) =>
      Math.max(...crops.map(({ colours }) => similarityTo(colours, embedding)))
    return [...indexed]
      .filter(([id]) => id !== without && (!among || among.has(id)))
      .map(([id, embedding]) => ({ id, similarity: similarity(embedding) }))
      .sort((one, other) => other.similarity - one.similarity)
      .slice(0, most)
  }

  function measureNearness(embedding: PictureEmbedding): Promise<Nearness> {
    return measureAreas(embedding, {
      nearnessOf: async ({ crops }) => (rank(crops, { most: 1 })[0]?.similarity ?? 0) / THRESHOLD,
    })
  }

  function looksAlike(id: number, otherId: number): boolean {
    const [one, other] = [indexed.get(id)?.colours, indexed.get(otherId)?.colours]
    return one !== undefined && other !== undefined && similarityOf(one, other) >= NEARLY_THE_SAME
  }

  return {
    add: async (imageId, picture, madeLike = picture) => {
      indexed.set(imageId, toEmbedding(await countColours(picture), await countColours(madeLike)))
    },
    setBusy: (busy) => {
      isBusy = busy
    },
    counts,
    warm: () => {
      counts.warmed += 1
    },
    embed: async (bytes) => {
      if (isBusy) return { outcome: 'busy' }
      counts.embedded += 1
      return embedPicture(bytes, measureNearness)
    },
    findSimilar: async ({ embedder, crops }, options) => {
      counts.searched += 1
      return embedder === EMBEDDER ? rank(crops, options) : []
    },
    findIndexed: async ({ crops }, most) => rank(crops, { most }),
    findLikeIndexed: async (imageId, options) => {
      const own = indexed.get(imageId)
      return own ? rank([own], options, imageId) : []
    },
    findSimilarTo: async (imageId, options) => {
      const own = indexed.get(imageId)
      return own ? rank([own], options, imageId) : null
    },
    findSimilarArtists: () => [],
    findByColour: (colour, options) => {
      const wanted = new Float32Array(STEPS ** 3)
      wanted[binOf(...partsOf(colour))] = 1
      return rank([{ colours: wanted }], options).filter(({ similarity }) => similarity > VISIBLE_SHARE)
    },
    findHavingColour: (colour) => {
      const bin = binOf(...partsOf(colour))
      const having = [...indexed].filter(([, { colours }]) => (colours[bin] ?? 0) > VISIBLE_SHARE)
      return new Set(having.map(([id]) => id))
    },
    findSimilarColours: async (colours, options) => rank([{ colours }], options),
    coloursOf: (imageId) => indexed.get(imageId)?.colours ?? null,
    likeness: (imageIds) => {
      const known = imageIds.flatMap((id) => {
        const colours = indexed.get(id)?.colours
        return colours ? [{ id, colours }] : []
      })
      return new Map(known.map(({ id, colours }) => [id, meanSimilarity(colours, known, id)]))
    },
    looksAlike: () => looksAlike,
    palette: () => [...PALETTE],
    measureNearness: (embedding) => {
      counts.measured += 1
      return measureNearness(embedding)
    },
  }
}

type Known = { id: number; colours: Float32Array }

function meanSimilarity(own: Float32Array, known: readonly Known[], ownId: number): number {
  const others = known.filter(({ id }) => id !== ownId)
  return others.reduce((sum, { colours }) => sum + similarityOf(own, colours), 0) / (others.length || 1)
}

async function embedPicture(
  bytes: Uint8Array,
  measureNearness: (embedding: PictureEmbedding) => Promise<Nearness>,
): Promise<EmbeddingResult> {
  if (bytes.length > LARGEST_PICTURE_BYTES) return { outcome: 'refused', reason: 'too-large' }
  if (bytes.length === 0) return { outcome: 'refused', reason: 'empty' }
  try {
    const small = sharp(bytes).resize(THUMBNAIL, THUMBNAIL, { fit: 'inside', withoutEnlargement: true })
    const thumbnail = await small.webp().toBuffer()
    const embedding = await embedAreas(bytes)
    return { outcome: 'embedded', embedding, nearness: await measureNearness(embedding), thumbnail }
  } catch {
    return { outcome: 'refused', reason: 'not-an-image' }
  }
}

function toEmbedding(colours: Float32Array, style = colours): PictureEmbedding {
  const whole = { ...WHOLE_CROP, content: colours, style, colours }
  return { embedder: EMBEDDER, crops: [whole], colours, blank: false }
}

/** The whole, and the pictures that are found in it. */
async function embedAreas(bytes: Uint8Array): Promise<PictureEmbedding> {
  const whole = toEmbedding(await countColours(bytes))
  const found = planCrops(await copySmall(bytes)).filter(({ kind }) => kind === 'picture')
  const crops = found.map(async (look) => {
    const colours = await countColours(await cutRegion(bytes, look.area))
    return { ...look, content: colours, style: colours, colours }
  })
  return { ...whole, crops: [...whole.crops, ...(await Promise.all(crops))] }
}

async function countColours(picture: Uint8Array): Promise<Float32Array> {
  const pixels = await sharp(picture)
    .flatten()
    .removeAlpha()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
  const colours = new Float32Array(STEPS ** 3)
  for (let at = 0; at < pixels.length; at += 3) {
    const bin = binOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    colours[bin] = (colours[bin] ?? 0) + 3 / pixels.length
  }
  return colours
}

function partsOf(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function binOf(...parts: [number, number, number]): number {
  return parts.reduce((bin, part) => bin * STEPS + Math.floor((part * STEPS) / 256), 0)
}

/** How much of both pictures has the same colours. */
function similarityOf(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, share, bin) => sum + Math.min(share, other[bin] ?? 0), 0)
}
