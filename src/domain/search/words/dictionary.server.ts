import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#platform/config.ts'
import { spellingsOf } from '#platform/i18n/spellings.ts'
import { englishStem, germanStem } from './inflections.ts'

export type Concept = {
  de: readonly string[]
  en: readonly string[]
  /** The broader concept: a dog for a poodle. */
  parent: Concept | null
  kinds: Concept[]
  isColour: boolean
}

const BETWEEN_LANGUAGES = '='
const BETWEEN_WORDS = ','
const INDENT = 2
const COMMENT = '#'
const MOST_LINES = 20_000
const MOST_WORDS = 40
const LONGEST_WORD = 80

/** Each line has German words, an equals sign and English ones; a kind is two spaces further in, # begins a note. */
export function readDictionary(name: string, text: string, isColour = false): Concept[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  if (lines.length > MOST_LINES) throw new Error(`${name} has more than ${MOST_LINES} lines`)
  const above: Concept[] = []
  return lines.flatMap((line, at) => {
    if (line.trim() === '' || line.startsWith(COMMENT)) return []
    const wrong = (what: string) =>
      new Error(`${name}, line ${at + 1}, ${what}: ${line.trim().slice(0, LONGEST_WORD)}`)
    const sides = line.split(BETWEEN_LANGUAGES).map(wordsOf)
    const [de = [], en = []] = sides
    if (sides.length !== 2 || de.length === 0 || en.length === 0)
      throw wrong('does not have German words, an equals sign and English words')
    const depth = line.search(/[^ ]/) / INDENT
    if (!Number.isInteger(depth) || depth > above.length || /^ *[^\S ]/.test(line))
      throw wrong(`is not ${INDENT} spaces further in than the thing that it is a kind of`)
    for (const words of sides) {
      if (words.length > MOST_WORDS) throw wrong(`has more than ${MOST_WORDS} words of one language`)
      if (words.some((word) => word === '' || word.length > LONGEST_WORD))
        throw wrong(`has a word that is empty or longer than ${LONGEST_WORD} characters`)
    }
    const parent = above[depth - 1] ?? null
    const concept: Concept = { de, en, parent, kinds: [], isColour }
    parent?.kinds.push(concept)
    above.length = depth
    above.push(concept)
    return [concept]
  })
}

function wordsOf(side: string): string[] {
  return side.trim() === '' ? [] : side.split(BETWEEN_WORDS).map((word) => word.trim())
}

const FOLDER = join(import.meta.dirname, '../../../../content/dictionary')
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
