import { isMisspelt, spellingsOf } from '#domain/search/spellings.ts'
import { NAMED_COLOURS } from './colours.ts'
import { SYNONYMS } from './synonyms.ts'

/** One thing that somebody asks for: a word, or some words that mean one thing together. */
export type WordPart = {
  /** As it was typed, in small letters, without marks. */
  typed: string
  /** What else it is called. */
  synonyms: readonly string[]
  /** sRGB, `#rrggbb`; none when it names no colour. */
  colours: readonly string[]
}

/** More would be a sentence; the rest of it is left out. */
const MOST_PARTS = 8
/** "coloured pencil", "künstliche Intelligenz", "bird's eye view" */
const LONGEST_PHRASE = 3
/** How German and English words end when they are not alone: „rotes“, „Bilderbücher“, "dogs". */
const ENDINGS = ['es', 'er', 'en', 'em', 'e', 's', 'n']
const SHORTEST_STEM = 3

/** Words that say nothing about a picture. What the site is all about says nothing either. */
const EMPTY_WORDS = new Set(
  `der die das den dem des ein eine einen einem einer eines und oder mit ohne von vom zu zum zur in im ins am an auf
  aus bei für fuer fur nach über uber unter als wie ist sind the a an and or with without of to at on for by from is
  are illustration illustrationen illustrations bild bilder picture pictures image images zeichnung zeichnungen
  drawing drawings stil style suche search`.split(/\s+/),
)

type Meaning = Pick<WordPart, 'synonyms' | 'colours'>
const meanings = collectMeanings()

/** Takes apart what somebody typed. Empty for what holds no word that says anything. */
export function readWords(text: string): WordPart[] {
  const words = text
    .normalize('NFC')
    .toLocaleLowerCase('de')
    .replace(/[\u2018\u2019]/g, "'")
    .split(/[^\p{Letter}\p{Mark}\p{Number}'-]+/u)
    .map((word) => word.replace(/^['-]+|['-]+$/g, ''))
    .filter((word) => word !== '')
  const parts: WordPart[] = []
  for (let at = 0; at < words.length && parts.length < MOST_PARTS; ) {
    const { part, length } = readPart(words, at)
    if (part) parts.push(part)
    at += length
  }
  return parts
}

/** The longest phrase that means something, else the single word. */
function readPart(words: readonly string[], at: number): { part: WordPart | null; length: number } {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length).join(' ')
    const meaning = meaningOf(typed)
    if (meaning) return { part: { typed, ...meaning }, length }
  }
  const typed = words[at] ?? ''
  if (EMPTY_WORDS.has(typed)) return { part: null, length: 1 }
  return { part: { typed, ...(guessMeaning(typed) ?? { synonyms: [], colours: [] }) }, length: 1 }
}

function meaningOf(typed: string): Meaning | null {
  const { plain, writtenOut } = spellingsOf(typed)
  // Who has no umlauts writes them out; our lists have them without dots too.
  for (const spelling of [plain, writtenOut, plain.replace(/([aou])e/g, '$1')]) {
    const meaning = meanings.get(spelling) ?? meanings.get(stemOf(spelling))
    if (meaning) return meaning
  }
  return null
}

/** What it means in case it was mistyped. */
function guessMeaning(typed: string): Meaning | null {
  const { plain } = spellingsOf(typed)
  for (const [word, meaning] of meanings) if (isMisspelt(word, plain)) return meaning
  return null
}

function stemOf(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM)
  return ending ? word.slice(0, -ending.length) : word
}

/** By every spelling of every word, and by its stem; whole words win over stems. */
function collectMeanings(): ReadonlyMap<string, Meaning> {
  const byWord = new Map<string, { synonyms: Set<string>; colours: Set<string> }>()
  const byStem = new Map<string, { synonyms: Set<string>; colours: Set<string> }>()
  function add(word: string, synonyms: readonly string[], colours: readonly string[]): void {
    const { plain, writtenOut } = spellingsOf(word)
    for (const [map, key] of [
      ...[plain, writtenOut].map((spelling) => [byWord, spelling] as const),
      ...[plain, writtenOut].map((spelling) => [byStem, stemOf(spelling)] as const),
    ]) {
      const meaning = map.get(key) ?? { synonyms: new Set(), colours: new Set() }
      for (const synonym of synonyms) if (synonym !== word) meaning.synonyms.add(synonym)
      for (const colour of colours) meaning.colours.add(colour)
      map.set(key, meaning)
    }
  }
  for (const line of SYNONYMS) for (const word of line) add(word, line, [])
  for (const { words, colours } of NAMED_COLOURS) for (const word of words) add(word, [], colours)
  const all = [...byStem, ...byWord].map(
    ([word, { synonyms, colours }]) => [word, { synonyms: [...synonyms], colours: [...colours] }] as const,
  )
  return new Map(all)
}
