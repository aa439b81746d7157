import type { Artist, Catalogue, Gallery, Image } from '#domain/catalogue/model.ts'

/** An image that was found; `nearness` is what it is worth beside the others. */
export type FoundImage = { image: Image; nearness: number }

/** Behind the first hundred nobody looks for the right hand. */
const MOST_CONSIDERED = 100
/** How much an artist's best, second and third best picture count: many middling ones do not add up. */
const WORTH_OF_BEST = [1, 0.5, 0.25]
/** How much the first places count beyond those that follow, by 1 / (it + place). */
const CALM = 8

/** The artists of images that come best first, those with the best pictures first. */
export function artistsOf(catalogue: Catalogue, found: readonly FoundImage[]): Artist[] {
  const byArtist = Map.groupBy(found.slice(0, MOST_CONSIDERED), ({ image }) => image.artistId)
  const worths = [...byArtist].map(([id, works]) => {
    const worth = WORTH_OF_BEST.reduce((sum, share, at) => sum + share * (works[at]?.nearness ?? 0), 0)
    return { id, worth }
  })
  worths.sort((one, other) => other.worth - one.worth)
  return worths.flatMap(({ id }) => catalogue.artistsById.get(id) ?? [])
}

/** The styles that images hang in which come best first, those with the most and the best of them first. */
export function galleriesOf(catalogue: Catalogue, found: readonly FoundImage[]): Gallery[] {
  const worths = new Map(
    found
      .slice(0, MOST_CONSIDERED)
      .map(({ image, nearness }, place) => [image.id, nearness / (CALM + place)] as const),
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
export function largestGalleries({ galleries, imagesByGallery }: Catalogue): Gallery[] {
  const sizeOf = ({ id }: Gallery) => imagesByGallery.get(id)?.length ?? 0
  return galleries.toSorted((one, other) => sizeOf(other) - sizeOf(one))
}
