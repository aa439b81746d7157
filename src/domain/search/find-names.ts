import { type Spellings, spellingsOf, withoutApostrophes } from '#platform/i18n/spellings.ts'
import { isMisspelt, rememberedSpellings } from './spellings.ts'

/** Names of styles are everyday words, and a word of four letters resembles too many others: „Hund“ is no "hand". */
export const SHORTEST_FORGIVEN_IN_STYLES = 5
export const NEVER_FORGIVEN = Number.POSITIVE_INFINITY
/** Fewer letters would find nearly everybody. */
const SHORTEST_SEARCH = 2
export const RESULTS_PER_KIND = 20

const BEGINS = 0
const WORD_BEGINS = 1
const CONTAINS = 2
const ALL_WORDS = 3
const MISSPELT = 4
const NONE = Number.POSITIVE_INFINITY

export function isLongEnough(search: string): boolean {
  return [...search.trim()].length >= SHORTEST_SEARCH
}

/** Finds „Müller“ by "Muller" and "Mueller", and forgives typing errors in words of `shortestForgiven` letters. */
export function findNames<Item>(
  items: readonly Item[],
  search: string,
  namesOf: (item: Item) => readonly string[],
  shortestForgiven = 0,
): Item[] {
  if (!isLongEnough(search)) return []
  const wanted = spellingsOf(withoutApostrophes(search))
  if (wanted.plain === '') return []
  const fits = items.map((item) =>
    Math.min(...namesOf(item).map((name) => fitOf(spellingsOfName(name), wanted, fitIn))),
  )
  const fitting = bestOf(items, fits)
  const missing = RESULTS_PER_KIND - fitting.length
  if (missing <= 0 || shortestForgiven === NEVER_FORGIVEN) return fitting
  const isMeant = openMisspellingMatcher(shortestForgiven)
  const misspelt = items.flatMap((item, at) => {
    const isMisspelt =
      fits[at] === NONE && namesOf(item).some((name) => fitOf(spellingsOfName(name), wanted, isMeant) < NONE)
    return isMisspelt ? [item] : []
  })
  return [...fitting, ...misspelt.slice(0, missing)]
}

function spellingsOfName(name: string): Spellings {
  return rememberedSpellings(withoutApostrophes(name))
}

function bestOf<Item>(items: readonly Item[], fits: readonly number[]): Item[] {
  return items
    .map((item, at) => ({ item, fit: fits[at] ?? NONE }))
    .filter(({ fit }) => fit < NONE)
    .sort((one, other) => one.fit - other.fit)
    .slice(0, RESULTS_PER_KIND)
    .map(({ item }) => item)
}

type Fitting = (name: string, wanted: string) => number

function fitOf(name: Spellings, wanted: Spellings, fitting: Fitting): number {
  const plain = fitting(name.plain, wanted.plain)
  if (name.plain === name.writtenOut && wanted.plain === wanted.writtenOut) return plain
  return Math.min(plain, fitting(name.writtenOut, wanted.writtenOut))
}

function fitIn(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return BEGINS
  if (name.includes(` ${wanted}`)) return WORD_BEGINS
  if (name.includes(wanted)) return CONTAINS
  return wanted.split(' ').every((word) => name.includes(word)) ? ALL_WORDS : NONE
}

/** Compares each word only once in a search, since many artists share a first name. */
function openMisspellingMatcher(shortestForgiven: number): Fitting {
  const compared = new Map<string, boolean>()
  function isMeant(nameWord: string, word: string): boolean {
    const pair = `${nameWord} ${word}`
    const known = compared.get(pair)
    if (known !== undefined) return known
    const answer =
      nameWord.startsWith(word) || (word.length >= shortestForgiven && isMisspelt(nameWord, word, true))
    compared.set(pair, answer)
    return answer
  }
  return (name, wanted) => {
    const nameWords = name.split(' ')
    return wanted.split(' ').every((word) => nameWords.some((nameWord) => isMeant(nameWord, word)))
      ? MISSPELT
      : NONE
  }
}
