import type { Catalogue, Gallery, Image } from '#domain/catalogue/catalogue-model.ts'
import { type LooksAlike, rulesOf, spread } from '#domain/catalogue/spread-images.ts'

/** An image that was found, and its score among the others. */
export type ScoredImage = { image: Image; similarity: number }

/** Images behind these ranks say little about an artist or a style. */
const IMAGES_CONSIDERED = 100
/**
 * The weights of an artist's best, second and third best image. On real works the best one alone names the artist most
 * often; the others decide between artists whose best images come equally near.
 */
const WEIGHTS_OF_BEST = [1, 0.1, 0.05]
/** An image at a rank counts 1 / (offset + rank), so that the first ranks do not decide alone. */
const RANK_OFFSET = 8

/** Ranks the artists of the best images, those with the best pictures first. */
export function rankArtists<Artist>(
  catalogue: { artistsById: ReadonlyMap<number, Artist> },
  found: readonly { image: Pick<Image, 'artistId'>; similarity: number }[],
): Artist[] {
  const byArtist = Map.groupBy(found.slice(0, IMAGES_CONSIDERED), ({ image }) => image.artistId)
  const scores = [...byArtist].map(([id, works]) => {
    const score = WEIGHTS_OF_BEST.reduce((sum, share, at) => sum + share * (works[at]?.similarity ?? 0), 0)
    return { id, score }
  })
  scores.sort((one, other) => other.score - one.score)
  return scores.flatMap(({ id }) => catalogue.artistsById.get(id) ?? [])
}

/** Ranks the styles of the best images, those with the most and the best of them first. */
export function rankGalleries(catalogue: Catalogue, found: readonly ScoredImage[]): Gallery[] {
  const scores = new Map(
    found
      .slice(0, IMAGES_CONSIDERED)
      .map(({ image, similarity }, place) => [image.id, similarity / (RANK_OFFSET + place)] as const),
  )
  const scoreOf = ({ id }: Gallery) =>
    (catalogue.imagesByGallery.get(id) ?? []).reduce((sum, image) => sum + (scores.get(image.id) ?? 0), 0)
  return catalogue.galleries
    .map((gallery) => ({ gallery, score: scoreOf(gallery) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ gallery }) => gallery)
}

/** The galleries to suggest when nothing else suggests any. */
export function listLargestGalleries({ galleries, imagesByGallery }: Catalogue): Gallery[] {
  const sizeOf = ({ id }: Gallery) => imagesByGallery.get(id)?.length ?? 0
  return galleries.toSorted((one, other) => sizeOf(other) - sizeOf(one))
}

/**
 * An image with at least this share of another's score may come before it: a word may stand in an alternative text
 * instead of a title, or in another form. A synonym has too low a score.
 */
const NEARLY_AS_GOOD = 0.83

/** Spreads the images that were found by words, as far as they answer nearly as well. */
export function spreadFound(found: readonly ScoredImage[], looksAlike: LooksAlike): Image[] {
  const { isSameMaker, areAlike } = rulesOf(looksAlike)
  return spread(found, {
    isSameMaker: (one, other) => isSameMaker(one.image, other.image),
    areAlike: (one, other) => areAlike(one.image, other.image),
    mayPrecede: (later, first) => later.similarity >= NEARLY_AS_GOOD * first.similarity,
  }).map(({ image }) => image)
}
