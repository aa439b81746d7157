import type { Language } from '#platform/i18n/language.ts'
import type { Artist, Catalogue, Gallery, Image, ImageOrder } from './catalogue-model.ts'
import { inOrder } from './image-order.ts'

export type PortfolioPart = 'all' | 'moving' | Gallery

type Options = {
  part: PortfolioPart
  /** Null for the artist's own order; `alpha` sorts by title. */
  order: ImageOrder | null
  seed: number
  language: Language
}

const COLLATORS: Record<Language, Intl.Collator> = {
  de: new Intl.Collator('de', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
}

export function listPortfolio(
  catalogue: Catalogue,
  artistId: number,
  { part, order, seed, language }: Options,
): readonly Image[] {
  const works = catalogue.imagesByArtist.get(artistId) ?? []
  const sorted =
    order === null
      ? works
      : order === 'alpha'
        ? byTitle(works, language)
        : inOrder(catalogue, works, order, seed)
  if (part === 'all') return sorted
  if (part === 'moving') return sorted.filter((image) => image.animation)
  const inGallery = new Set(catalogue.imagesByGallery.get(part.id))
  return sorted.filter((image) => inGallery.has(image))
}

function byTitle(works: readonly Image[], language: Language): Image[] {
  const titleOf = (image: Image) => (language === 'de' ? image.titleDe : image.titleEn)
  return works.toSorted((one, other) => COLLATORS[language].compare(titleOf(one), titleOf(other)))
}

/** Ranks by Jaccard similarity of styles; ties by alphabetical distance, so that not everybody gets the same few. */
export function listSimilarArtists(catalogue: Catalogue, artist: Artist, limit: number): Artist[] {
  const { artists, galleriesByArtist } = catalogue
  const galleries = new Set(galleriesByArtist.get(artist.id))
  const place = artists.indexOf(artist)
  return artists
    .map((other, at) => {
      const theirs = galleriesByArtist.get(other.id) ?? []
      const shared = theirs.filter((gallery) => galleries.has(gallery)).length
      const distance = (at - place + artists.length) % artists.length
      return { other, similarity: shared / (galleries.size + theirs.length - shared || 1), distance }
    })
    .filter(({ other, similarity }) => other !== artist && similarity > 0)
    .sort((one, another) => another.similarity - one.similarity || one.distance - another.distance)
    .slice(0, limit)
    .map(({ other }) => other)
}
