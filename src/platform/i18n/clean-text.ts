import { hasSeen, TURNING, trimUnseen } from './unseen.ts'

// What people type, made fit to be stored, shown and mailed. Rules that refuse instead are in `platform/fields/rules.ts`.

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
