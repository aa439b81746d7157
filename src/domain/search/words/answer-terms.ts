import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import type { VisualSearch } from '#domain/search/search-model.ts'
import { isMisspelt } from '#domain/search/spellings.ts'
import { splitCompound, startsWithWord } from './compounds.ts'
import { DICTIONARY_WORDS } from './dictionary.server.ts'
import { type Answers, intersect, matchExactly, matchTerm, note } from './match-term.ts'
import { conceptsOf, isWeak, readWord, readWords, type Term } from './read-words.ts'
import type { Synonyms } from './synonyms.server.ts'
import type { WordIndex } from './word-index.ts'

export type Answering = {
  index: WordIndex
  catalogue: Catalogue
  visual: Pick<VisualSearch, 'findByColour' | 'findHavingColour' | 'coloursOf' | 'likeness'>
  /** The entries that staff added to the dictionary. */
  synonyms?: Synonyms
}

/** The answers to one term of the query, for each kind of thing that is searched. */
export type TermAnswers = {
  term: Term
  images: Answers
  artists: Answers
  galleries: Answers
  /** True where they only show a broader kind, such as dogs for a poodle. */
  isBroader?: boolean
}

/** The weights of a work's artist, style or colours; the work's own words weigh up to 1. */
const ARTIST_WEIGHT = 0.35
const GALLERY_WEIGHT = 0.5
const COLOUR_WEIGHT = 0.4
/** The weight of a second reason beside the best one. */
const SECOND_WEIGHT = 0.1
/** A word that staff added to the dictionary counts as another name. */
const SYNONYM_WEIGHT = 0.7
/**
 * The weights of a compound's words, of words that begin with the term, of guesses, of longer words, and of the broader
 * kind.
 */
const SPLIT_WEIGHT = 0.45
const BEGUN_WEIGHT = 0.3
const GUESS_WEIGHT = 0.15
const LONGER_WEIGHT = 0.2
const PARENT_WEIGHT = 0.1
/** Fewer letters begin too many words. */
const SHORTEST_BEGINNING = 3
/** Fewer letters stand before a word by chance: „Pinsel“ is no „Insel“. */
const SHORTEST_FRONT = 4
/** The most words that the visitor may have meant. */
const MOST_GUESSES = 8

/**
 * Answers each term by words and names. A term that nothing has is answered by what it may mean: the words of its
 * compound, words that begin with it, words that it may be a misspelling of. A word that the catalogue or the
 * dictionary has is never taken for another.
 */
export function answerTerms(needs: Answering, terms: readonly Term[]): TermAnswers[] {
  const answered = terms.flatMap((term) => answerTerm(needs, term))
  for (const { term, images } of answered) {
    if (isAskedByColour(term, images)) addColours(needs, term, images, answered)
  }
  return answered
}

/** Adds what staff say that the term shall find. A word that they name is known, and taken for no other. */
function answerTerm(needs: Answering, term: Term): TermAnswers[] {
  const others = needs.synonyms?.of(term) ?? []
  if (others.length === 0) return answerByMeaning(needs, term)
  const read = others.map((words) => readWords(words))
  const colours = read.flatMap((terms) => (terms.length === 1 ? (terms[0]?.colours ?? []) : []))
  const coloured = { ...term, colours: [...term.colours, ...colours] }
  const found = read.map((terms) => {
    const things = terms.filter((each) => terms.length === 1 || !isOnlyColour(each))
    const answers = things.flatMap((each) => answerByMeaning(needs, each))
    return weaken(together(answers, coloured), coloured, SYNONYM_WEIGHT)
  })
  return [unite([answer(needs, term), ...found], coloured)]
}

function isOnlyColour(term: Term): boolean {
  return term.colours.length > 0 && isNamedByColour(term)
}

function together(answers: readonly TermAnswers[], term: Term): TermAnswers {
  const images = intersect(answers.map((each) => each.images))
  const artists = intersect(answers.map((each) => each.artists))
  return { term, images, artists, galleries: intersect(answers.map((each) => each.galleries)) }
}

function answerByMeaning(needs: Answering, term: Term): TermAnswers[] {
  const found = answer(needs, term)
  if (isAnswered(found) || term.colours.length > 0) return [found]
  const longer = guess(needs, term, (word) => isWithin(needs, word, term.plain), LONGER_WEIGHT)
  if (isAnswered(longer)) return [longer]
  if (conceptsOf(term).length > 0) return [answerByParents(needs, found)]
  const split = splitTerm(needs, term)
  if (split) return split.map((each) => answer(needs, each))
  if (needs.index.knows(term.plain)) return [found]
  const begun = guess(needs, term, (word) => word.startsWith(term.plain), BEGUN_WEIGHT)
  if (term.plain.length >= SHORTEST_BEGINNING && isAnswered(begun)) return [begun]
  return [guess(needs, term, (word) => isMisspelt(word, term.plain), GUESS_WEIGHT)]
}

/**
 * „Wal“ is within „Buckelwal“, whose first word no dictionary has; „Kinder“ is within „Kinderbuch“, although that is a
 * thing of its own.
 */
function isWithin({ index }: Answering, word: string, term: string): boolean {
  if (word.length < term.length + SHORTEST_FRONT) return false
  return word.endsWith(term) || (term.length >= SHORTEST_FRONT && startsWithWord(word, term, index.knows))
}

function isAnswered({ images, artists, galleries }: TermAnswers): boolean {
  return images.size + artists.size + galleries.size > 0
}

function answer(needs: Answering, term: Term): TermAnswers {
  const { index } = needs
  const images = matchTerm(index.images, term, index.knows)
  const galleries = matchTerm(index.galleries, term, index.knows)
  const artists = matchExactly(index.artistNames, term)
  const split = splitTerm(needs, term)
  if (split) {
    const together = intersect(split.map((each) => matchTerm(index.images, each, index.knows)))
    for (const [id, weight] of together) note(images, id, weight * SPLIT_WEIGHT)
  }
  const direct: TermAnswers = { term, images, artists, galleries }
  addWorks(needs.catalogue.imagesByArtist, artists, images, ARTIST_WEIGHT)
  addWorks(needs.catalogue.imagesByGallery, galleries, images, GALLERY_WEIGHT)
  for (const texts of [index.artistFacts, index.artistTexts])
    for (const [id, weight] of matchTerm(texts, term, index.knows)) note(artists, id, weight)
  return direct
}

/** Returns the words of a compound that no dictionary has; null when it is no compound. Weak words are left out. */
function splitTerm({ index }: Answering, term: Term): Term[] | null {
  if (conceptsOf(term).length > 0 || term.colours.length > 0 || term.key.includes(' ')) return null
  const words = splitCompound(term.plain, (word) => index.knows(word) || isWeak(word))
  if (!words) return null
  const terms = words.filter((word) => !isWeak(word)).flatMap((word) => readWord(word) ?? [])
  return terms.length > 0 ? terms : null
}

function addWorks(
  works: ReadonlyMap<number, readonly { id: number }[]>,
  makers: Answers,
  images: Answers,
  share: number,
): void {
  for (const [maker, weight] of makers) {
    for (const { id } of works.get(maker) ?? []) {
      const known = images.get(id) ?? 0
      const scaled = weight * share
      images.set(id, Math.max(known, scaled) + SECOND_WEIGHT * Math.min(known, scaled))
    }
  }
}

/** A poodle is a dog: where there is none, dogs come nearest. A term without a broader kind stays unanswered. */
function answerByParents(needs: Answering, found: TermAnswers): TermAnswers {
  const { term } = found
  const parents = conceptsOf(term).flatMap(({ parent }) => (parent?.parent ? [parent] : []))
  if (parents.length === 0) return found
  const broader = answer(needs, { ...term, meanings: { de: parents, en: [] } })
  return { ...weaken(broader, term, PARENT_WEIGHT), isBroader: true }
}

/** Answers the term by the words that were probably meant, from the catalogue and the dictionary. */
function guess(
  needs: Answering,
  term: Term,
  isMeant: (word: string) => boolean,
  weight: number,
): TermAnswers {
  const { images, artistNames, artistFacts, galleries } = needs.index
  const words = new Set<string>()
  for (const index of [images, galleries, artistNames, artistFacts]) {
    for (const { plain } of index.terms()) {
      if (words.size < MOST_GUESSES && isMeant(plain) && needs.index.knows(plain)) words.add(plain)
    }
  }
  const others = needs.index.knows(term.plain) ? [] : DICTIONARY_WORDS
  for (const word of others) if (words.size < MOST_GUESSES && isMeant(word)) words.add(word)
  const found = [...words].flatMap((word) => {
    const meant = readWord(word)
    return meant ? [answer(needs, meant)] : []
  })
  return weaken(unite(found, term), term, weight)
}

function unite(found: readonly TermAnswers[], term: Term): TermAnswers {
  const all: TermAnswers = { term, images: new Map(), artists: new Map(), galleries: new Map() }
  for (const kind of ['images', 'artists', 'galleries'] as const) {
    for (const each of found) for (const [id, weight] of each[kind]) note(all[kind], id, weight)
  }
  return all
}

function weaken({ images, artists, galleries }: TermAnswers, term: Term, share: number): TermAnswers {
  const weaker = (answers: Answers): Answers =>
    new Map([...answers].map(([id, weight]) => [id, weight * share]))
  return { term, images: weaker(images), artists: weaker(artists), galleries: weaker(galleries) }
}

/** A rose is a flower first: it counts as a colour only where no image has it in words. */
function isAskedByColour(term: Term, images: Answers): boolean {
  if (term.colours.length === 0) return false
  return isNamedByColour(term) || images.size === 0
}

function isNamedByColour(term: Term): boolean {
  const concepts = conceptsOf(term)
  return concepts.length === 0 || concepts.some(({ isColour }) => isColour)
}

/** More is never paged through. */
const MOST_BY_COLOUR = 1_000

/**
 * Adds works that show the colour, only among those that the other terms found, if any: few of a large catalogue's
 * houses are its reddest pictures. A work that only has the name of a colour and does not show it is no answer, but an
 * orange that is drawn in ink is a fruit.
 */
function addColours(
  { visual }: Answering,
  term: Term,
  images: Answers,
  answered: readonly TermAnswers[],
): void {
  const others = answered
    .filter((other) => other.term.colours.length === 0)
    .flatMap((other) => [...other.images.keys()])
  const options = { most: MOST_BY_COLOUR, ...(others.length > 0 ? { among: new Set(others) } : {}) }
  const shares: Answers = new Map()
  for (const colour of term.colours) {
    for (const { id, similarity } of visual.findByColour(colour, options)) note(shares, id, similarity)
  }
  const having = term.colours.map((colour) => visual.findHavingColour(colour))
  const isColour = conceptsOf(term).every((concept) => concept.isColour)
  for (const id of isColour ? images.keys() : [])
    if (!having.some((ids) => ids.has(id)) && visual.coloursOf(id) !== null) images.delete(id)
  for (const [id, share] of shares) images.set(id, (images.get(id) ?? 0) + share * COLOUR_WEIGHT)
}
