import type { Artist, Catalogue, Gallery, Image } from './catalogue-model.ts'

export type CatalogueParts = {
  artists: Artist[]
  galleries: Gallery[]
  /** In each artist's own order. */
  images: Image[]
  membership: { imageId: number; galleryId: number }[]
}

/** Shared, because creating a collator takes longer than sorting a thousand names. */
const german = new Intl.Collator('de', { sensitivity: 'base', numeric: true })

/** Builds the frozen catalogue from the visible rows. Images without a visible artist are left out. */
export function buildCatalogue(parts: CatalogueParts): Catalogue {
  const artists = parts.artists.toSorted((one, other) => german.compare(one.sortName, other.sortName))
  const artistsById = new Map(artists.map((artist) => [artist.id, artist]))
  const galleries = parts.galleries.toSorted((one, other) =>
    german.compare(one.germanDescription, other.germanDescription),
  )
  const shown = parts.images.filter((image) => artistsById.has(image.artistId))
  const imagesById = new Map(shown.map((image) => [image.id, image]))
  const galleriesByImage = groupGalleries(
    parts.membership,
    new Map(galleries.map((gallery) => [gallery.id, gallery])),
  )
  const byRating = shown.toSorted((one, other) => other.rating - one.rating || one.id - other.id)
  const catalogue: Catalogue = {
    artists,
    artistsById,
    artistsByCode: new Map(artists.map((artist) => [artist.code, artist])),
    galleries,
    galleriesByUrl: new Map(galleries.map((gallery) => [gallery.germanUrl, gallery])),
    images: shown.toSorted((one, other) => compareText(other.addedAt, one.addedAt) || other.id - one.id),
    imagesById,
    imagesByArtist: groupBy(shown, (image) => [image.artistId]),
    imagesByGallery: groupBy(byRating, (image) =>
      (galleriesByImage.get(image.id) ?? []).map((gallery) => gallery.id),
    ),
    galleriesByArtist: galleriesOfArtists(shown, galleriesByImage),
  }
  for (const part of [...artists, ...galleries, ...shown]) Object.freeze(part)
  for (const list of [catalogue.artists, catalogue.galleries, catalogue.images]) Object.freeze(list)
  return Object.freeze(catalogue)
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

function groupBy<Item>(items: readonly Item[], keysOf: (item: Item) => number[]): Map<number, Item[]> {
  const groups = new Map<number, Item[]>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  }
  return groups
}

function groupGalleries(
  membership: CatalogueParts['membership'],
  galleriesById: Map<number, Gallery>,
): Map<number, Gallery[]> {
  const groups = new Map<number, Gallery[]>()
  for (const { imageId, galleryId } of membership) {
    const gallery = galleriesById.get(galleryId)
    if (!gallery) continue
    const group = groups.get(imageId)
    if (group) group.push(gallery)
    else groups.set(imageId, [gallery])
  }
  return groups
}

function galleriesOfArtists(
  images: Image[],
  galleriesByImage: Map<number, Gallery[]>,
): Map<number, Gallery[]> {
  const counts = new Map<number, Map<Gallery, number>>()
  for (const image of images) {
    const ofArtist = counts.get(image.artistId) ?? new Map<Gallery, number>()
    counts.set(image.artistId, ofArtist)
    for (const gallery of galleriesByImage.get(image.id) ?? [])
      ofArtist.set(gallery, (ofArtist.get(gallery) ?? 0) + 1)
  }
  return new Map(
    [...counts].map(([artistId, ofArtist]) => [
      artistId,
      [...ofArtist].sort(([, one], [, other]) => other - one).map(([gallery]) => gallery),
    ]),
  )
}
