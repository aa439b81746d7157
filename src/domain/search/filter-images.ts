import type { Catalogue, Image } from '#domain/catalogue/model.ts'
import type { VisualSearch } from './model.ts'
import type { Orientation, SearchOptions } from './query.ts'

/** Sides that differ by less look equal in the image grid. */
const NEARLY_SQUARE = 1.08

/**
 * The ids of the images that the filters leave; null when nothing is filtered. An unknown gallery leaves none. Where colours
 * are asked for, those that have most of the rarest of them come first.
 */
export function filterImages(
  catalogue: Catalogue,
  visual: VisualSearch,
  { gallery, colours, animated, orientation }: SearchOptions,
): ReadonlySet<number> | null {
  if (gallery === null && colours.length === 0 && animated === null && orientation === null) return null
  const among = new Set<number>()
  for (const image of membersOf(catalogue, gallery)) {
    const isWanted =
      (animated === null || image.animation === animated) &&
      (orientation === null || orientationOf(image) === orientation)
    if (isWanted) among.add(image.id)
  }
  return colours.length === 0 ? among : withAllColours(visual, colours, among)
}

function withAllColours(
  visual: VisualSearch,
  colours: readonly string[],
  among: ReadonlySet<number>,
): ReadonlySet<number> {
  const [first, ...others] = colours.map(
    (colour) =>
      new Map(
        visual
          .findByColour(colour, { among, most: among.size })
          .map(({ id, similarity }) => [id, similarity]),
      ),
  )
  const least = [...(first ?? [])].flatMap(([id, share]) => {
    const shares = others.map((found) => found.get(id) ?? 0)
    return shares.includes(0) ? [] : [{ id, share: Math.min(share, ...shares) }]
  })
  return new Set(least.sort((one, other) => other.share - one.share).map(({ id }) => id))
}

function membersOf(catalogue: Catalogue, gallery: string | null): readonly Image[] {
  if (gallery === null) return catalogue.images
  const found = catalogue.galleriesByUrl.get(gallery)
  return found ? (catalogue.imagesByGallery.get(found.id) ?? []) : []
}

function orientationOf({ picture: { width, height } }: Image): Orientation {
  if (width > height * NEARLY_SQUARE) return 'landscape'
  return height > width * NEARLY_SQUARE ? 'portrait' : 'square'
}
