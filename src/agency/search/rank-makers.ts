import type { Artist, Catalogue, Gallery, Image } from '#agency/catalogue/model.ts'

/** Behind the first hundred nobody looks for the right hand. */
const MOST_CONSIDERED = 100
/** An artist is as good as their best pictures: many middling ones do not add up. */
const BEST_COUNTED = 3
/** How much the very first places are worth beyond those that follow: by 1 / (it + place). */
const CALM = 8

/** The artists of ranked images, those with the best places first. */
export function artistsOf(catalogue: Catalogue, ranked: readonly Image[]): Artist[] {
  return rankMakers(ranked, ({ artistId }) => [artistId], BEST_COUNTED).flatMap(
    (id) => catalogue.artistsById.get(id) ?? [],
  )
}

/** The styles that ranked images hang in, those with the most and the best places first. */
export function galleriesOf(catalogue: Catalogue, ranked: readonly Image[]): Gallery[] {
  const considered = ranked.slice(0, MOST_CONSIDERED)
  const ids = new Set(considered.map(({ id }) => id))
  const galleriesByImage = new Map<number, number[]>()
  for (const [galleryId, members] of catalogue.imagesByGallery) {
    for (const { id } of members)
      if (ids.has(id)) galleriesByImage.set(id, [...(galleriesByImage.get(id) ?? []), galleryId])
  }
  const order = rankMakers(considered, ({ id }) => galleriesByImage.get(id) ?? [], MOST_CONSIDERED)
  const byId = new Map(catalogue.galleries.map((gallery) => [gallery.id, gallery]))
  return order.flatMap((id) => byId.get(id) ?? [])
}

/** Where to go on when nothing says where. */
export function largestGalleries({ galleries, imagesByGallery }: Catalogue): Gallery[] {
  const sizeOf = ({ id }: Gallery) => imagesByGallery.get(id)?.length ?? 0
  return galleries.toSorted((one, other) => sizeOf(other) - sizeOf(one))
}

function rankMakers(
  ranked: readonly Image[],
  makersOf: (image: Image) => readonly number[],
  mostCounted: number,
): number[] {
  const worths = new Map<number, { count: number; worth: number }>()
  ranked.slice(0, MOST_CONSIDERED).forEach((image, place) => {
    for (const maker of makersOf(image)) {
      const { count, worth } = worths.get(maker) ?? { count: 0, worth: 0 }
      if (count < mostCounted) worths.set(maker, { count: count + 1, worth: worth + 1 / (CALM + place) })
    }
  })
  return [...worths].sort(([, one], [, other]) => other.worth - one.worth).map(([maker]) => maker)
}
