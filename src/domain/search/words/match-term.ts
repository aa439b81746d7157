import { rememberedSpellings } from '#domain/search/spellings.ts'
import { type CompoundMatch, findInCompound } from './compounds.ts'
import { type Concept, conceptsWritten, type Meanings } from './dictionary.server.ts'
import { isFrequentIn } from './guess-language.ts'
import { englishStem, germanStem } from './inflections.ts'
import { conceptsOf, type Term } from './read-words.ts'
import type { IndexedTerm, TermIndex, TermLanguage, TextLanguage } from './term-index.ts'

/** How well each thing that was found answers a term of the query: 1 at best. */
export type Answers = Map<number, number>

/** Fields differ by less than these, so a synonym in a title stays behind the typed word in an alternative text. */
const TRUST = {
  typed: 1,
  inflected: 0.95,
  synonym: 0.7,
  inflectedSynonym: 0.68,
  /** The typed word is of one language, the text of the other: an English "hut" is no „Hut“. */
  otherLanguage: 0.55,
  kind: 0.5,
  /** Another name that means other things as well: „See“ is the sea, and also the lake. */
  ambiguous: 0.42,
  head: 0.4,
  modifier: 0.3,
} as const

/** More is never paged through, so kinds and compounds would only take time. */
const ENOUGH = 1_000

const LANGUAGES = ['de', 'en'] as const

type Search<Item> = { index: TermIndex<Item>; answers: Answers; knows: (word: string) => boolean }

/** Returns the things that have the term in their own words. */
export function matchTerm<Item>(
  index: TermIndex<Item>,
  term: Term,
  knows: (word: string) => boolean,
): Answers {
  const search: Search<Item> = { index, answers: new Map(), knows }
  matchTyped(search, term)
  for (const concept of conceptsOf(term)) matchConcept(search, concept, TRUST.synonym, TRUST.inflectedSynonym)
  if (search.answers.size >= ENOUGH) return search.answers
  for (const kind of kindsOf(conceptsOf(term))) matchConcept(search, kind, TRUST.kind, TRUST.kind)
  matchCompounds(search, term)
  return search.answers
}

/** Returns the things with the very word, in whatever language: for names nothing else counts. */
export function matchExactly<Item>(index: TermIndex<Item>, { key, plain }: Term): Answers {
  const answers: Answers = new Map()
  const words = key.split(' ')
  if (words.length > 1) return matchAll({ index, answers, knows: () => false }, words, null)
  const indexed = index.termOf(key)
  for (const each of indexed ? [indexed] : index.termsWithUmlauts(plain)) {
    index.visit(each, null, (id, weight) => note(answers, id, weight))
  }
  return answers
}

export function note(answers: Answers, id: number, weight: number): void {
  if (weight > (answers.get(id) ?? 0)) answers.set(id, weight)
}

function visit<Item>(
  { index, answers }: Search<Item>,
  indexed: IndexedTerm,
  termLanguage: TermLanguage,
  trust: number,
): void {
  index.visit(indexed, termLanguage, (id, weight) => note(answers, id, weight * trust))
}

function matchTyped<Item>(search: Search<Item>, term: Term): void {
  const { key, plain, meanings } = term
  const words = key.split(' ')
  if (words.length > 1) {
    for (const [id, weight] of matchAll(search, words, null)) note(search.answers, id, weight * TRUST.typed)
    return
  }
  const languages = languagesOf(meanings)
  const indexed = search.index.termOf(key)
  if (indexed) {
    for (const language of languages) visit(search, indexed, language, TRUST.typed)
    for (const other of LANGUAGES) {
      if (!languages.includes(other) && !isFrequentIn(other, key))
        visit(search, indexed, other, TRUST.otherLanguage)
    }
  }
  for (const language of languages) {
    for (const other of formsOf(search.index, term, language)) {
      if (other !== indexed && !isAnotherWord(other, language, meanings[language]))
        visit(search, other, language, TRUST.inflected)
    }
  }
  if (!indexed)
    for (const other of search.index.termsWithUmlauts(plain)) visit(search, other, null, TRUST.inflected)
}

function languagesOf(meanings: Meanings): readonly TextLanguage[] {
  const known = LANGUAGES.filter((language) => meanings[language].length > 0)
  return known.length > 0 ? known : LANGUAGES
}

/** Umlauts come into an inflected word („Haus“, „Häuser“) but never leave it: „fahren“ is no form of „Fähre“. */
function formsOf<Item>(
  index: TermIndex<Item>,
  { key, plain }: { key: string; plain: string },
  language: TextLanguage,
): readonly IndexedTerm[] {
  const stem = language === 'de' ? germanStem(plain) : englishStem(plain)
  const forms = index.termsOfStem(stem, language)
  const isWithUmlaut = key !== plain && conceptsWritten(key, language).length > 0
  return isWithUmlaut ? forms.filter((form) => form.key !== form.plain) : forms
}

/** Two words that the dictionary tells apart are no forms of one: „Messe“ and „Messer“. */
function isAnotherWord({ key }: IndexedTerm, language: TextLanguage, meanings: readonly Concept[]): boolean {
  const written = conceptsWritten(key, language)
  return written.length > 0 && meanings.length > 0 && !written.some((concept) => meanings.includes(concept))
}

function matchConcept<Item>(search: Search<Item>, concept: Concept, trust: number, ofForms: number): void {
  for (const language of LANGUAGES) {
    for (const word of concept[language]) {
      const { plain, writtenOut } = rememberedSpellings(word)
      const words = writtenOut.split(' ')
      if (words.length > 1) {
        for (const [id, weight] of matchAll(search, words, language)) note(search.answers, id, weight * trust)
        continue
      }
      const most = conceptsWritten(writtenOut, language).length > 1 ? TRUST.ambiguous : TRUST.typed
      const indexed = search.index.termOf(writtenOut)
      if (indexed) visit(search, indexed, language, Math.min(trust, most))
      for (const other of formsOf(search.index, { key: writtenOut, plain }, language)) {
        if (other !== indexed && !isAnotherWord(other, language, [concept]))
          visit(search, other, language, Math.min(ofForms, most))
      }
    }
  }
}

/** Returns the things with all of these words, in whatever form; the weakest of them decides. */
function matchAll<Item>(search: Search<Item>, words: readonly string[], termLanguage: TermLanguage): Answers {
  const each = words.map((word) => {
    const answers: Answers = new Map()
    const indexed = search.index.termOf(word)
    if (indexed) visit({ ...search, answers }, indexed, termLanguage, TRUST.typed)
    for (const language of termLanguage === null ? LANGUAGES : [termLanguage]) {
      for (const other of formsOf(search.index, { key: word, plain: word }, language))
        visit({ ...search, answers }, other, language, TRUST.inflected)
    }
    return answers
  })
  return intersect(each)
}

export function intersect([first, ...others]: readonly Answers[]): Answers {
  const shared: Answers = new Map()
  for (const [id, weight] of first ?? []) {
    const least = others.reduce((lowest, answers) => Math.min(lowest, answers.get(id) ?? 0), weight)
    if (least > 0) shared.set(id, least)
  }
  return shared
}

function kindsOf(concepts: readonly Concept[]): Concept[] {
  const kinds = concepts.flatMap((concept) => concept.kinds)
  return kinds.length > 0 ? [...kinds, ...kindsOf(kinds)] : []
}

/** Finds „Turm“ in „Leuchtturm“, and by its other names too. */
function matchCompounds<Item>(search: Search<Item>, term: Term): void {
  const typed = languagesOf(term.meanings).includes('de') && !term.key.includes(' ') ? [term.plain] : []
  const others = conceptsOf(term).flatMap(({ de }) => de.map((word) => rememberedSpellings(word).plain))
  const words = [...new Set([...typed, ...others])].filter((word) => !word.includes(' '))
  for (const word of words) {
    const stem = germanStem(word)
    for (const indexed of search.index.termsAround(word, stem)) {
      if (!indexed.german.endsWith(stem) && !indexed.plain.startsWith(word)) continue
      const found: CompoundMatch | null = findInCompound(indexed.plain, word, search.knows)
      if (found) visit(search, indexed, 'de', TRUST[found])
    }
  }
}
