import type { Artist, Catalogue, Gallery } from '#domain/catalogue/catalogue-model.ts'
import { findNames, NEVER_FORGIVEN, SHORTEST_FORGIVEN_IN_STYLES } from '#domain/search/find-names.ts'
import type { ShownWords } from '#domain/search/query.ts'
import type { Match } from '#domain/search/search-model.ts'
import { type Answering, answerTerms, type TermAnswers } from './answer-terms.ts'
import { readWords, type Term } from './read-words.ts'

export type RankedByWords = {
  images: Match[]
  artists: Artist[]
  galleries: Gallery[]
  answersAll: boolean
  wordsOf: (imageIds: readonly number[]) => ShownWords
}

const MOST_FOUND = 1_000

/** A term is answered by the image's words, artist, style or colours; where none answers all, those with most count. */
export function rankByWords(needs: Answering, words: string): RankedByWords {
  const { catalogue } = needs
  const terms = readWords(words, (phrase) => isSynonym(needs, phrase))
  const answers = answerTerms(needs, terms)
  const isKnown = terms.every((term) => knowsTerm(needs, term))
  const ranked = rankImages(catalogue, answers)
  const named = namedArtists(catalogue, words, isKnown)
  const isNamed = new Set(named.map(({ id }) => id))
  const [first] = ranked
  return {
    images: raiseAlike(needs, ranked),
    artists: listArtists(catalogue, named, answers),
    galleries: listGalleries(catalogue, words, answers, isKnown),
    answersAll:
      first !== undefined &&
      (answers.every(({ images, isBroader }) => !isBroader && images.has(first.id)) ||
        ranked.every(({ id }) => isNamed.has(catalogue.imagesById.get(id)?.artistId ?? 0))),
    wordsOf: (imageIds) => readShown(answers, imageIds),
  }
}

/** Returns the terms that any of the images answers, as they were written. */
function readShown(answers: readonly TermAnswers[], imageIds: readonly number[]): ShownWords {
  const shown = answers.filter(({ images, isBroader }) => !isBroader && imageIds.some((id) => images.has(id)))
  return {
    words: [...new Set(shown.map(({ term }) => term.written))],
    together: shown.every(({ images }) => imageIds.every((id) => images.has(id))),
  }
}

function knowsTerm({ index, ...needs }: Answering, term: Term): boolean {
  const { plain, key, colours } = term
  return colours.length > 0 || index.knows(plain) || index.knows(key) || isSynonym({ ...needs, index }, term)
}

function isSynonym({ synonyms }: Answering, term: Term): boolean {
  return (synonyms?.of(term) ?? []).length > 0
}

/** A rare term counts more: for „Fuchs im Schnee“ a fox without snow comes before snow without a fox. */
const MOST_FOR_RARITY = 1

/** `similarity` is a score to order by, without a scale; equally good images come in the order of their rating. */
function rankImages({ imagesById }: Catalogue, answers: readonly TermAnswers[]): Match[] {
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

const COMPARED = 60
/** Fewer pictures say nothing about what is usual among them. */
const FEWEST_COMPARED = 4
/** The gain of a picture that looks like the others. Words that are trusted more count for more. */
const LOOKS_WEIGHT = 0.08

/** Pictures that only have the name come behind those that look like the others. */
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

function namedArtists({ artists }: Catalogue, words: string, isKnown: boolean): Artist[] {
  return findNames(artists, words, ({ name }) => [name], isKnown ? NEVER_FORGIVEN : 0)
}

function listArtists(
  catalogue: Catalogue,
  named: readonly Artist[],
  answers: readonly TermAnswers[],
): Artist[] {
  const [first, ...others] = answers.map(({ artists }) => artists)
  const byText = [...(first ?? [])]
    .filter(([id]) => others.every((artists) => artists.has(id)))
    .map(([id, weight]) => ({
      id,
      weight: others.reduce((sum, artists) => sum + (artists.get(id) ?? 0), weight),
    }))
    .sort((one, other) => other.weight - one.weight)
  return [...new Set([...named, ...byText.flatMap(({ id }) => catalogue.artistsById.get(id) ?? [])])]
}

function listGalleries(
  catalogue: Catalogue,
  words: string,
  answers: readonly TermAnswers[],
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
