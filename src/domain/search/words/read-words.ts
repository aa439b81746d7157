import { spellingsOf } from '#platform/i18n/spellings.ts'
import { coloursOf } from './colours.ts'
import { type Concept, type Meanings, meaningsOf } from './dictionary.server.ts'

/** One thing that somebody asks for: a word, or some words that mean one thing together. */
export type Term = {
  /** The typed words, without marks. */
  written: string
  typed: string
  /** In plain letters, with umlauts written out; the words of a phrase have spaces between them. */
  key: string
  /** In plain letters, with umlauts without their dots. */
  plain: string
  meanings: Meanings
  colours: readonly string[]
}

/** More would be a sentence, whose rest is left out. */
const MOST_PARTS = 8
/** "coloured pencil", "bird's eye view", "lily of the valley" */
export const LONGEST_PHRASE = 4
const EMPTY_WORDS = new Set(
  `der die das den dem des ein eine einen einem einer eines und oder mit ohne von vom zu zum zur in im ins am an auf
  aus bei für fuer fur nach über uber unter als wie ist sind the a an and or with without of to at on for by from is
  are ich suche search stil style`.split(/\s+/),
)
/** The subject of the whole site says nothing beside other words. */
const WEAK_WORDS = new Set(
  `illustration illustrationen illustrations bild bilder picture pictures image images zeichnung zeichnungen drawing
  drawings`.split(/\s+/),
)

export function wordsIn(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/[\u2018\u2019]/g, "'")
    .split(/[^\p{Letter}\p{Mark}\p{Number}'-]+/u)
    .map((word) => word.replace(/^['-]+|(?<!['-])['-]+$/g, ''))
    .filter((word) => word !== '')
}

/**
 * Splits what somebody typed into terms. Empty for a text without any meaningful word. A phrase that `isMeant` stays
 * together, like those of the dictionary.
 */
export function readWords(text: string, isMeant: (term: Term) => boolean = () => false): Term[] {
  const words = wordsIn(text)
  const terms: Term[] = []
  const empty: Term[] = []
  for (let at = 0; at < words.length && terms.length < MOST_PARTS; ) {
    const { term, length } = readTerm(words, at, (phrase) => meansAnything(phrase) || isMeant(phrase))
    if (term) (EMPTY_WORDS.has(term.typed) ? empty : terms).push(term)
    at += length
  }
  // "fur" alone is no „für“.
  if (terms.length === 0) return empty.filter(meansAnything)
  const strong = terms.filter(({ typed }) => !isWeak(typed))
  return strong.length > 0 ? strong : terms
}

export function isWeak(word: string): boolean {
  return WEAK_WORDS.has(word)
}

/** Returns the term of a single word; null for a text without letter or number. */
export function readWord(written: string): Term | null {
  const typed = written.toLocaleLowerCase('de')
  const { plain, writtenOut } = spellingsOf(typed)
  if (plain === '') return null
  return { written, typed, key: writtenOut, plain, meanings: meaningsOf(typed), colours: coloursOf(typed) }
}

/** Returns the longest phrase that means something, else the single word. */
function readTerm(
  words: readonly string[],
  at: number,
  isMeant: (term: Term) => boolean,
): { term: Term | null; length: number } {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
    const term = readWord(words.slice(at, at + length).join(' '))
    if (term && isMeant(term)) return { term, length }
  }
  return { term: readWord(words[at] ?? ''), length: 1 }
}

function meansAnything({ meanings, colours }: Term): boolean {
  return meanings.de.length + meanings.en.length + colours.length > 0
}

export function conceptsOf({ meanings }: Term): Concept[] {
  return [...new Set([...meanings.de, ...meanings.en])]
}
