// Cleans typed text for storing, showing and mailing; `platform/fields/rules.ts` refuses instead.

/** Characters that turn the direction of writing for all that follows, as part of a regular expression. */
export const TURNING = '\\u202a-\\u202e\\u2066-\\u2069'
const TURNS = new RegExp(`[${TURNING}]`)

/** Spaces, marks without a width, joiners, and letters that are drawn as nothing (Hangul fillers, empty braille). */
const UNSEEN =
  /[\p{Zs}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028\u2029\u2060-\u2064\u2800\u3164\ufeff\uffa0]|\u034f/u
/** Selectors of variants belong to what they follow, so they are unseen only where there is nothing else. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}\u2800]/u

export function turnsDirection(text: string): boolean {
  return TURNS.test(text)
}

export function hasSeen(text: string): boolean {
  return SEEN.test(text)
}

/** Removes invisible characters at both ends, which people paste unintentionally. Controls stay. */
export function trimUnseen(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && UNSEEN.test(text.charAt(start))) start += 1
  while (end > start && UNSEEN.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** Controls but line breaks and tabs, and what turns the direction of writing round. */
const NOT_IN_LINES = new RegExp(`[^\\P{Cc}\\n\\t]|[${TURNING}]`, 'gu')
const BETWEEN_WORDS = new RegExp(`[\\s\\p{Cc}\\u2028\\u2029${TURNING}]+`, 'gu')
/** Half characters: pasted so, or left by a cut. */
const HALVES = /\p{Cs}/gu

/** Text in lines with Unix line breaks; empty when there is nothing to see in it. */
export function cleanLines(text: string): string {
  const clean = text.replaceAll(/\r\n?/g, '\n').replaceAll(NOT_IN_LINES, '').replaceAll(HALVES, '').trim()
  return hasSeen(clean) ? clean : ''
}

/** One line with single spaces, cut to a length in UTF-16 units; empty when there is nothing to see in it. */
export function cleanLine(text: string, longest = Number.POSITIVE_INFINITY): string {
  const clean = trimUnseen(text.replaceAll(BETWEEN_WORDS, ' '))
    .slice(0, longest)
    .replaceAll(HALVES, '')
    .trim()
  return hasSeen(clean) ? clean : ''
}
