import type { Artist, Catalogue, Gallery } from '#domain/catalogue/model.ts'
import { findNames, NEVER_FORGIVEN, SHORTEST_FORGIVEN_IN_STYLES } from '#domain/search/find-names.ts'
import type { Match } from '#domain/search/model.ts'
import type { WordIndex } from '#domain/search/words/texts/word-index.ts'
import { type Answering, answerParts, type PartAnswers } from './answer-part.ts'
import { readWords, type WordPart } from './read-words.ts'

export type RankedByWords = {
  /** Best first. */
  images: Match[]
  /** Those whose names or texts fit. */
  artists: Artist[]
  /** Those whose names fit. */
  galleries: Gallery[]
}

/** More is never paged through. */
const MOST_FOUND = 1_000

/**
 * The images that answer all parts of the words, each part by the image's own words, its artist's name, its style's name
 * or its colours; where none answers all, those that answer most.
 */
export function rankByWords(needs: Answering, words: string): RankedByWords {
  const { catalogue } = needs
  const parts = readWords(words)
  const answers = answerParts(needs, parts)
  const isKnown = parts.every((part) => knowsPart(needs.index, part))
  return {
    images: raiseAlike(needs, rankImages(catalogue, answers)),
    artists: listArtists(catalogue, words, answers, isKnown),
    galleries: listGalleries(catalogue, words, answers, isKnown),
  }
}

function knowsPart(index: WordIndex, { plain, key, colours }: WordPart): boolean {
  return colours.length > 0 || index.knows(plain) || index.knows(key)
}

/** What few works answer says more: for „Fuchs im Schnee“ a fox without snow comes before snow without a fox. */
const MOST_FOR_RARITY = 1

/** `similarity` is a score to order by, without a scale; equally good ones by rating. */
function rankImages({ imagesById }: Catalogue, answers: readonly PartAnswers[]): Match[] {
  const found = new Map<number, { count: number; weight: number }>()
  for (const { images } of answers) {
    const rarity = 1 + MOST_FOR_RARITY / Math.log2(images.size + 2)
    for (const [id, weight] of images) {
      const known = found.get(id)
      if (known) {
        known.count += 1
        known.weight += weight * rarity
      } else if (imagesById.has(id)) found.set(id, { count: 1, weight: weight * rarity })
    }
  }
  const most = [...found.values()].reduce((highest, { count }) => Math.max(highest, count), 0)
  const ratingOf = (id: number) => imagesById.get(id)?.rating ?? 0
  return [...found]
    .filter(([, { count }]) => count === most)
    .map(([id, { weight }]) => ({ id, similarity: weight }))
    .sort(
      (one, other) =>
        other.similarity - one.similarity || ratingOf(other.id) - ratingOf(one.id) || one.id - other.id,
    )
    .slice(0, MOST_FOUND)
}

/** So many of the first are compared with each other: what the first pages show. */
const COMPARED = 60
/** Fewer pictures say nothing about what is usual among them. */
const FEWEST_COMPARED = 4
/** What a picture like the others gains: less than trusting its words another way. */
const LOOKS_WEIGHT = 0.08

/** Pictures that look like the others that were found rise: whatever is only called so comes behind them. */
function raiseAlike({ visual }: Answering, ranked: Match[]): Match[] {
  const first = ranked.slice(0, COMPARED)
  const likeness = visual.likeness(first.map(({ id }) => id))
  if (likeness.size < FEWEST_COMPARED) return ranked
  const raised = first.map(({ id, similarity }) => ({
    id,
    similarity: similarity + LOOKS_WEIGHT * (likeness.get(id) ?? 0),
  }))
  return [...raised.sort((one, other) => other.similarity - one.similarity), ...ranked.slice(COMPARED)]
}

/** By name, then by what is said of them, where that answers every part. */
function listArtists(
  catalogue: Catalogue,
  words: string,
  answers: readonly PartAnswers[],
  isKnown: boolean,
): Artist[] {
  const byName = findNames(catalogue.artists, words, ({ name }) => [name], isKnown ? NEVER_FORGIVEN : 0)
  const [first, ...others] = answers.map(({ artists }) => artists)
  const byText = [...(first ?? [])]
    .filter(([id]) => others.every((artists) => artists.has(id)))
    .map(([id, weight]) => ({
      id,
      weight: others.reduce((sum, artists) => sum + (artists.get(id) ?? 0), weight),
    }))
    .sort((one, other) => other.weight - one.weight)
  return [...new Set([...byName, ...byText.flatMap(({ id }) => catalogue.artistsById.get(id) ?? [])])]
}

function listGalleries(
  catalogue: Catalogue,
  words: string,
  answers: readonly PartAnswers[],
  isKnown: boolean,
): Gallery[] {
  const byName = findNames(
    catalogue.galleries,
    words,
    ({ germanDescription, description }) => [germanDescription, description],
    isKnown ? NEVER_FORGIVEN : SHORTEST_FORGIVEN_IN_STYLES,
  )
  const meant = new Set(answers.flatMap(({ galleries }) => [...galleries.keys()]))
  return [...new Set([...byName, ...catalogue.galleries.filter(({ id }) => meant.has(id))])]
}
