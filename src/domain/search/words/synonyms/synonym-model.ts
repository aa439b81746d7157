import { englishStem, germanStem } from '#domain/search/words/inflections.ts'
import { LONGEST_PHRASE, readWords, type Term, wordsIn } from '#domain/search/words/read-words.ts'
import { spellingsOf } from '#platform/i18n/spellings.ts'

/** A word and what staff say that it shall find; several are separated by commas. */
export type Synonym = { word: string; finds: string }

export type Synonyms = {
  /** Returns what the term shall find besides itself, in whatever form it was typed; empty for most. */
  of: (part: Pick<Term, 'key' | 'plain'>) => readonly string[]
}

const BETWEEN_FINDS = ','
/** A longer list would list everything. */
const MOST_FINDS = 10
const MOST_REACHED = 20

/** Follows chains: a search for the first of a chain also finds the last. */
export function openSynonyms(rows: readonly Synonym[]): Synonyms {
  const direct = collect(rows)
  const byStem = new Map<string, string[]>()
  for (const key of direct.keys())
    for (const stem of stemsOf(key)) byStem.set(stem, [...(byStem.get(stem) ?? []), key])
  return {
    of: ({ key, plain }) => {
      const keys = direct.has(key) ? [key] : stemsOf(plain).flatMap((stem) => byStem.get(stem) ?? [])
      return [...new Set(keys)].flatMap((known) => reachFrom(direct, known, MOST_REACHED))
    },
  }
}

export function isCircle(rows: readonly Synonym[], word: string): boolean {
  const key = keyOf(word)
  return reachFrom(collect(rows), key).some((found) => keyOf(found) === key)
}

export function isAskable(text: string): boolean {
  return readWords(text).length > 0 && wordsIn(text).length <= LONGEST_PHRASE
}

export function areFinds(text: string): boolean {
  const finds = findsIn(text)
  return finds.length <= MOST_FINDS && finds.every(isAskable)
}

function findsIn(text: string): string[] {
  return text.split(BETWEEN_FINDS).map((word) => word.trim())
}

function keyOf(word: string): string {
  return spellingsOf(wordsIn(word).join(' ')).writtenOut
}

/** Returns stems by language: an English stem is no German one. Umlauts may be written out. */
function stemsOf(plain: string): string[] {
  return [`de ${germanStem(plain)}`, `en ${englishStem(plain)}`]
}

type Direct = ReadonlyMap<string, readonly string[]>

function collect(rows: readonly Synonym[]): Direct {
  const byKey = Map.groupBy(rows, ({ word }) => keyOf(word))
  return new Map([...byKey].map(([key, own]) => [key, own.flatMap(({ finds }) => findsIn(finds))]))
}

function reachFrom(direct: Direct, key: string, most = Number.POSITIVE_INFINITY): string[] {
  const reached = new Map<string, string>()
  const open = [...(direct.get(key) ?? [])]
  for (let word = open.shift(); word !== undefined && reached.size < most; word = open.shift()) {
    if (reached.has(keyOf(word))) continue
    reached.set(keyOf(word), word)
    open.push(...(direct.get(keyOf(word)) ?? []))
  }
  return [...reached.values()]
}
