import { spellingsOf, withoutApostrophes } from '#platform/i18n/spellings.ts'
import type { Marked } from '#website/ui/text/person-name.tsx'

/**
 * Finds what was typed in a name, whatever accents and case either has: „ÖM“ in "Jörömir" is "öm". Null where the name was
 * found by a misspelling.
 */
export function findMatch(name: string, search: string): Marked | null {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  const wanted = spellingsOf(withoutApostrophes(search)).plain
  const plain = letters.map(toPlain)
  const text = plain.join('')
  const start = wanted === '' ? -1 : beginningOf(text, wanted)
  if (start === -1) return null
  const from = letterAt(plain, start)
  const to = letterAt(plain, start + wanted.length - 1) + 1
  return { from: letters.slice(0, from).join('').length, to: letters.slice(0, to).join('').length }
}

/** Nothing of an apostrophe, a blank of all else that is no letter. */
function toPlain(letter: string): string {
  return withoutApostrophes(letter) && (spellingsOf(letter).plain || ' ')
}

/** The beginning of a word comes before the middle of one, as the search ranks it. */
function beginningOf(text: string, wanted: string): number {
  if (text.startsWith(wanted)) return 0
  const atWord = text.indexOf(` ${wanted}`)
  return atWord === -1 ? text.indexOf(wanted) : atWord + 1
}

/** Which letter the plain letter at a place came from: „ß“ makes two. */
function letterAt(plain: readonly string[], place: number): number {
  let length = 0
  return plain.findIndex((letters) => {
    length += letters.length
    return length > place
  })
}
