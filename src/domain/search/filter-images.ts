import type { Catalogue, Image } from '#domain/catalogue/model.ts'
import type { VisualSearch } from './model.ts'
import type { Orientation, SearchOptions } from './query.ts'

/** Sides that differ by less look equal in the image grid. */
const NEARLY_SQUARE = 1.08

/** The ids of the images that the filters leave; null when nothing is filtered. An unknown gallery leaves none. */
export function filterImages(
  catalogue: Catalogue,
  visual: VisualSearch,
  { gallery, colour, animated, orientation }: SearchOptions,
): ReadonlySet<number> | null {
  if (gallery === null && colour === null && animated === null && orientation === null) return null
  const among = new Set<number>()
  for (const image of membersOf(catalogue, gallery)) {
    const isWanted =
      (animated === null || image.animation === animated) &&
      (orientation === null || orientationOf(image) === orientation)
    if (isWanted) among.add(image.id)
  }
  if (colour === null) return among
  return new Set(visual.findByColour(colour, { among, most: among.size }).map(({ id }) => id))
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
