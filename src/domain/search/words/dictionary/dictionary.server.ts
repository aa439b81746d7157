import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { englishStem, germanStem } from '#domain/search/words/inflections.ts'
import { StartupError } from '#platform/config.ts'
import { spellingsOf } from '#platform/i18n/spellings.ts'
import { type Concept, readDictionary } from './dictionary-file.ts'

const FOLDER = join(import.meta.dirname, '../../../../../content/dictionary')
const ENDING = '.txt'
/** The words in this file are colours, by which pictures are searched as well. */
const COLOURS = 'colours.txt'

/** All lines of all files, as one tree for each file. An agency adds words as one more file. */
export const CONCEPTS: readonly Concept[] = readConcepts(FOLDER)

export function readConcepts(folder: string): Concept[] {
  try {
    return namesIn(folder).flatMap((name) =>
      readDictionary(name, readText(join(folder, name), name), name === COLOURS),
    )
  } catch (error) {
    throw new StartupError(`In content/dictionary, ${error instanceof Error ? error.message : ''}.`)
  }
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) throw new Error('there is nothing: the folder is missing')
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .sort()
}

/** Removes the byte order mark that Windows puts before the text. */
function readText(file: string, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch {
    throw new Error(`${name} cannot be read as text in UTF-8`)
  }
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

/** The concepts of a word by language; a word that is written so comes before one with the same stem. */
export type Meanings = { de: readonly Concept[]; en: readonly Concept[] }

const NONE: readonly Concept[] = []

/** Finds the word in any accents, umlauts or inflection; nothing for a word that is in no line. */
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

/** Returns the concepts of a word that stands in a line of that language, whole and not by its stem. */
export function conceptsWritten(key: string, language: 'de' | 'en'): readonly Concept[] {
  return exact[language].get(key) ?? NONE
}

export function isInDictionary(word: string): boolean {
  const { de, en } = meaningsOf(word)
  return de.length + en.length > 0
}

/** Shorter stems are other words too: „hal“ of „Hals“. */
const CERTAIN_STEM = 4

export function isGerman(plainWord: string): boolean {
  const stem = germanStem(plainWord)
  return unmarked.de.has(plainWord) || (stem.length >= CERTAIN_STEM && stems.de.has(stem))
}

export const DICTIONARY_WORDS: readonly string[] = [...unmarked.de.keys(), ...unmarked.en.keys()]
