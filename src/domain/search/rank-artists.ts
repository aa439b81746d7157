import type { Artist, Catalogue, Gallery, Image } from '#domain/catalogue/model.ts'

/** An image that was found; `similarity` is what it is worth beside the others. */
export type ScoredImage = { image: Image; similarity: number }

/** Behind the first hundred nobody looks for the right hand. */
const IMAGES_CONSIDERED = 100
/** How much an artist's best, second and third best picture count: many middling ones do not add up. */
const WEIGHTS_OF_BEST = [1, 0.5, 0.25]
/** How much the first places count beyond those that follow, by 1 / (it + place). */
const RANK_OFFSET = 8

/** The artists of images that come best first, those with the best pictures first. */
export function rankArtists(catalogue: Catalogue, found: readonly ScoredImage[]): Artist[] {
  const byArtist = Map.groupBy(found.slice(0, IMAGES_CONSIDERED), ({ image }) => image.artistId)
  const worths = [...byArtist].map(([id, works]) => {
    const worth = WEIGHTS_OF_BEST.reduce((sum, share, at) => sum + share * (works[at]?.similarity ?? 0), 0)
    return { id, worth }
  })
  worths.sort((one, other) => other.worth - one.worth)
  return worths.flatMap(({ id }) => catalogue.artistsById.get(id) ?? [])
}

/** The styles that images hang in which come best first, those with the most and the best of them first. */
export function rankGalleries(catalogue: Catalogue, found: readonly ScoredImage[]): Gallery[] {
  const worths = new Map(
    found
      .slice(0, IMAGES_CONSIDERED)
      .map(({ image, similarity }, place) => [image.id, similarity / (RANK_OFFSET + place)] as const),
  )
  const worthOf = ({ id }: Gallery) =>
    (catalogue.imagesByGallery.get(id) ?? []).reduce((sum, image) => sum + (worths.get(image.id) ?? 0), 0)
  return catalogue.galleries
    .map((gallery) => ({ gallery, worth: worthOf(gallery) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ gallery }) => gallery)
}

/** Where to go on when nothing says where. */
export function listLargestGalleries({ galleries, imagesByGallery }: Catalogue): Gallery[] {
  const sizeOf = ({ id }: Gallery) => imagesByGallery.get(id)?.length ?? 0
  return galleries.toSorted((one, other) => sizeOf(other) - sizeOf(one))
}
