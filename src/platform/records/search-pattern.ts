import { APOSTROPHES, UNSPLIT, WRITTEN_OUT, withoutApostrophes } from '#platform/i18n/spellings.ts'

/** Latin letters with marks: Latin-1 to Latin Extended-B, and Latin Extended Additional. */
const MARKED_LETTERS = [...lettersFrom(0xc0, 0x24f), ...lettersFrom(0x1e00, 0x1eff)]
/** Characters that may follow each letter: combining marks, as macOS writes them, and apostrophes. */
const BETWEEN = `[\u0300-\u036f${APOSTROPHES}]*`
const SYNTAX = /[.*+?^${}()|[\]\\]/
/** Further letters of one word hardly narrow the result. */
const MOST_LETTERS = 60

/** Letters with marks, in both cases, by their plain letter. */
const MARKED = new Map<string, string[]>()
/** Single letters by the two letters that they are also written as. */
const WRITTEN_AS_TWO = new Map<string, string[]>()

for (const letter of MARKED_LETTERS) {
  const small = letter.toLowerCase()
  for (const written of new Set([plainOf(small), WRITTEN_OUT[small] ?? ''])) {
    const found = written.length > 1 ? WRITTEN_AS_TWO : MARKED
    if (/^[a-z]+$/.test(written)) found.set(written, [...(found.get(written) ?? []), letter])
  }
}

/**
 * „mueller“, „Müller“ and „muller“ find Müller, „strasse“ finds Straße and „oneil“ O’Neil. Both cases of each letter
 * are in it, so that a database's locale does not count.
 */
export function toSearchPattern(word: string): string {
  const letters = [...(withoutApostrophes(word) || word).normalize('NFC')]
    .slice(0, MOST_LETTERS)
    .map((letter) => letter.toLowerCase())
  const patterns: string[] = []
  for (let at = 0; at < letters.length; at += 1) {
    const [letter = '', next = ''] = letters.slice(at, at + 2)
    const isPair = WRITTEN_AS_TWO.has(letter + next)
    patterns.push(isPair ? patternOfTwo(letter + next) : patternOf(letter))
    if (isPair) at += 1
  }
  return patterns.join('')
}

/** Returns the pattern of one typed letter; „ü“ may have been written as „ue“ or as „u“, „ß“ only as „ss“. */
function patternOf(letter: string): string {
  const plain = plainOf(letter)
  const two = WRITTEN_OUT[letter] ?? plain
  if (two.length === 1 || !WRITTEN_AS_TWO.has(two)) return anyOf(letter, plain)
  return plain === two ? patternOfTwo(two) : `(?:${patternOfTwo(two)}|${anyOf(plain, plain)})`
}

function patternOfTwo(two: string): string {
  const apart = [...two].map((letter) => anyOf(letter, letter)).join('')
  const single = (WRITTEN_AS_TWO.get(two) ?? []).flatMap((letter) => [letter, letter.normalize('NFD')])
  return `(?:${[apart, ...new Set(single)].join('|')})${BETWEEN}`
}

function anyOf(letter: string, plain: string): string {
  const upper = plain.toUpperCase()
  const all = [plain, ...(upper.length === 1 && upper !== plain ? [upper] : []), ...(MARKED.get(plain) ?? [])]
  return (all.length > 1 ? `[${all.join('')}]` : escapeSyntax(letter)) + BETWEEN
}

/** Avoids backslashes where possible, since the code that reads the pattern takes a backslash for a typed one. */
function escapeSyntax(letter: string): string {
  if (!SYNTAX.test(letter)) return letter
  return '^\\]'.includes(letter) ? `\\${letter}` : `[${letter}]`
}

function plainOf(small: string): string {
  return UNSPLIT[small] ?? (small.normalize('NFD').replace(/\p{M}/gu, '') || small)
}

function lettersFrom(first: number, last: number): string[] {
  const all = Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
  return all.filter((letter) => /\p{L}/u.test(letter))
}
