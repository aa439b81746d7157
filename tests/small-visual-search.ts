import sharp from 'sharp'
import type { Described, Near, NearOptions, PictureDescription, VisualSearch } from '#domain/search/model.ts'

export type SmallVisualSearch = VisualSearch & {
  findDescribed: (description: PictureDescription, most: number) => Promise<Near[]>
  /** Indexes an image with this picture. */
  add: (imageId: number, picture: Uint8Array) => Promise<void>
  /** Whether `describe` returns `busy`. */
  setBusy: (busy: boolean) => void
}

const EMBEDDER = 'small'
/** Bins of the histogram for each of red, green and blue. */
const STEPS = 4
const SIDE = 16
const THUMBNAIL = 96
const VISIBLE_SHARE = 0.05
const NEAR_ENOUGH = 0.5

/** A small visual search for tests, which compares colour histograms. */
export function openSmallVisualSearch(): SmallVisualSearch {
  const described = new Map<number, PictureDescription>()
  let isBusy = false

  function nearest(
    colours: Float32Array,
    { among, most }: Omit<NearOptions, 'style'>,
    without?: number,
  ): Near[] {
    return [...described]
      .filter(([id]) => id !== without && (!among || among.has(id)))
      .map(([id, description]) => ({ id, nearness: similarity(colours, description.colours) }))
      .sort((one, other) => other.nearness - one.nearness)
      .slice(0, most)
  }

  return {
    add: async (imageId, picture) => {
      described.set(imageId, toDescription(await countColours(picture)))
    },
    setBusy: (busy) => {
      isBusy = busy
    },
    describe: async (bytes) => (isBusy ? { outcome: 'busy' } : embed(bytes)),
    findNear: async ({ embedder, colours }, options) =>
      embedder === EMBEDDER ? nearest(colours, options) : [],
    findDescribed: async ({ colours }, most) => nearest(colours, { most }),
    findLike: async (imageId, options) => {
      const own = described.get(imageId)
      return own ? nearest(own.colours, options, imageId) : null
    },
    findSimilarArtists: () => [],
    findByColour: (colour, options) => {
      const target = new Float32Array(STEPS ** 3)
      target[binOf(...partsOf(colour))] = 1
      return nearest(target, options).filter(({ nearness }) => nearness > VISIBLE_SHARE)
    },
    palette: () => ['#d62828', '#2563c9'],
    nearEnough: () => NEAR_ENOUGH,
  }
}

async function embed(bytes: Uint8Array): Promise<Described> {
  if (bytes.length === 0) return { outcome: 'refused', reason: 'empty' }
  try {
    const small = sharp(bytes).resize(THUMBNAIL, THUMBNAIL, { fit: 'inside', withoutEnlargement: true })
    const thumbnail = await small.webp().toBuffer()
    return { outcome: 'described', description: toDescription(await countColours(bytes)), thumbnail }
  } catch {
    return { outcome: 'refused', reason: 'not-an-image' }
  }
}

function toDescription(colours: Float32Array): PictureDescription {
  return { embedder: EMBEDDER, content: [colours, colours], style: colours, colours }
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

/** The intersection of two histograms. */
function similarity(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, share, bin) => sum + Math.min(share, other[bin] ?? 0), 0)
}
