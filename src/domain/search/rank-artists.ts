import type { Catalogue, Gallery, Image } from '#domain/catalogue/catalogue-model.ts'
import { type LooksAlike, rulesOf, spread } from '#domain/catalogue/spread-images.ts'

export type ScoredImage = { image: Image; similarity: number }

/** Images behind these ranks say little about an artist or a style. */
const IMAGES_CONSIDERED = 100
/** On real works the best image alone names the artist most often; the others decide between equals. */
const WEIGHTS_OF_BEST = [1, 0.1, 0.05]
/** An image at a rank counts 1 / (offset + rank), so that the first ranks do not decide alone. */
const RANK_OFFSET = 8

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

export function listLargestGalleries({ galleries, imagesByGallery }: Catalogue): Gallery[] {
  const sizeOf = ({ id }: Gallery) => imagesByGallery.get(id)?.length ?? 0
  return galleries.toSorted((one, other) => sizeOf(other) - sizeOf(one))
}

/** A word may stand in an alternative text instead of a title, or in another form; a synonym's score is too low. */
const NEARLY_AS_GOOD = 0.83

export function spreadFound(found: readonly ScoredImage[], looksAlike: LooksAlike): Image[] {
  const { isSameMaker, areAlike } = rulesOf(looksAlike)
  return spread(found, {
    isSameMaker: (one, other) => isSameMaker(one.image, other.image),
    areAlike: (one, other) => areAlike(one.image, other.image),
    mayPrecede: (later, first) => later.similarity >= NEARLY_AS_GOOD * first.similarity,
  }).map(({ image }) => image)
}
