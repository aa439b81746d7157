import { readWords, wordsIn } from '#domain/search/words/read-words.ts'

/** A longer question may be a sentence about somebody. */
const MOST_WORDS = 5
const LONGEST_TEXT = 60
const LONGEST_WORD = 30
/** Years have so many digits; telephone numbers and postcodes have more. */
const MOST_DIGITS = 4
const LETTERS_AND_MARKS = /^[\p{Letter}\p{Mark}\p{Number}\s'’‘"„“”«»&,.!?-]+$/u
const HOST_NAME = /[\p{Letter}\p{Number}]\.[\p{Letter}\p{Number}]{2}/u

/** No spelling tells who typed the counted words; null is for what is not counted. */
export function toCountable(text: string): string | null {
  const given = text.normalize('NFC').trim()
  if (given.length > LONGEST_TEXT || !LETTERS_AND_MARKS.test(given) || HOST_NAME.test(given)) return null
  if ((given.match(/\p{Number}/gu) ?? []).length > MOST_DIGITS) return null
  const words = wordsIn(given.toLocaleLowerCase('de'))
  const areWords = words.length <= MOST_WORDS && words.every((word) => word.length <= LONGEST_WORD)
  return areWords && readWords(given).length > 0 ? words.join(' ') : null
}
