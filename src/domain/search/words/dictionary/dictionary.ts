import { englishStem, germanStem } from '#domain/search/words/inflections.ts'
import { spellingsOf } from '#platform/i18n/spellings.ts'
import { ANIMALS } from './animals.ts'
import { FOOD } from './food.ts'
import { NATURE } from './nature.ts'
import { OCCASIONS } from './occasions.ts'
import { PEOPLE } from './people.ts'
import { PLACES } from './places.ts'
import { QUALITIES } from './qualities.ts'
import { THINGS } from './things.ts'
import { COLOURS, TRADE } from './trade.ts'

/** One thing and what it is called in both languages. */
export type Concept = {
  de: readonly string[]
  en: readonly string[]
  /** What it is a kind of: a poodle of a dog. */
  parent: Concept | null
  kinds: Concept[]
  isColour: boolean
}

/** In a line: the words of the two languages, and each of them. */
const BETWEEN_LANGUAGES = ' = '
const BETWEEN_WORDS = ', '
/** Kinds stand so much further to the right. */
const INDENT = 2

/** All lines as they are written, in one tree for each theme. */
export const CONCEPTS: readonly Concept[] = [
  ...readConcepts(COLOURS, true),
  ...[TRADE, ANIMALS, NATURE, FOOD, PEOPLE, PLACES, THINGS, OCCASIONS, QUALITIES].flatMap((text) =>
    readConcepts(text, false),
  ),
]

function readConcepts(text: string, isColour: boolean): Concept[] {
  const above: Concept[] = []
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const depth = (line.length - line.trimStart().length) / INDENT
      const [de = '', en = ''] = line.trim().split(BETWEEN_LANGUAGES)
      const parent = above[depth - 1] ?? null
      const words = { de: de.split(BETWEEN_WORDS), en: en.split(BETWEEN_WORDS) }
      const concept: Concept = { ...words, parent, kinds: [], isColour }
      parent?.kinds.push(concept)
      above.length = depth
      above.push(concept)
      return concept
    })
}

type Lookup = ReadonlyMap<string, readonly Concept[]>

const exact = { de: collect('de', writtenOut), en: collect('en', writtenOut) }
const unmarked = { de: collect('de', plain), en: collect('en', plain) }
const stems = {
  de: collect('de', (word) => germanStem(plain(word))),
  en: collect('en', (word) => englishStem(plain(word))),
}

function writtenOut(word: string): string {
  return spellingsOf(word).writtenOut
}

function plain(word: string): string {
  return spellingsOf(word).plain
}

function collect(language: 'de' | 'en', toKey: (word: string) => string): Lookup {
  const found = new Map<string, Concept[]>()
  for (const concept of CONCEPTS) {
    for (const key of new Set(concept[language].map(toKey))) {
      const known = found.get(key)
      if (known) known.push(concept)
      else found.set(key, [concept])
    }
  }
  return found
}

/** What a word means, by language; as it is written before its stem. */
export type Meanings = { de: readonly Concept[]; en: readonly Concept[] }

const NONE: readonly Concept[] = []

/** Whatever accents, umlauts or inflection the word has; nothing for a word that is in no line. */
export function meaningsOf(word: string): Meanings {
  const spellings = spellingsOf(word)
  for (const [lookup, key] of [
    [exact, { de: spellings.writtenOut, en: spellings.writtenOut }],
    [unmarked, { de: spellings.plain, en: spellings.plain }],
    [stems, { de: germanStem(spellings.plain), en: englishStem(spellings.plain) }],
  ] as const) {
    const found = { de: lookup.de.get(key.de) ?? NONE, en: lookup.en.get(key.en) ?? NONE }
    if (found.de.length + found.en.length > 0) return found
  }
  return { de: NONE, en: NONE }
}

/** Whether the word stands in a line of that language, whole and not by its stem. */
export function conceptsWritten(key: string, language: 'de' | 'en'): readonly Concept[] {
  return exact[language].get(key) ?? NONE
}

/** Whether the word means anything, inflected or not. */
export function isInDictionary(word: string): boolean {
  const { de, en } = meaningsOf(word)
  return de.length + en.length > 0
}

/** Shorter stems are other words too: „hal“ of „Hals“. */
const CERTAIN_STEM = 4

/** Whether the word means anything in German, inflected or not. In plain letters. */
export function isGerman(plainWord: string): boolean {
  const stem = germanStem(plainWord)
  return unmarked.de.has(plainWord) || (stem.length >= CERTAIN_STEM && stems.de.has(stem))
}

/** All words of all lines in plain letters: what a mistyped word may have been. */
export const DICTIONARY_WORDS: readonly string[] = [...unmarked.de.keys(), ...unmarked.en.keys()]
