import { cleanLine, cleanLines } from '#platform/i18n/clean-text.ts'

/** How the works stand on the pages: many small ones, one or two large ones. */
export const LAYOUTS = ['sheet', 'one', 'two'] as const
export type LayoutName = (typeof LAYOUTS)[number]

/** Six lines at the size of a title. */
export const LONGEST_TITLE = 120
/** A note of this length fills a third of a cover. */
export const LONGEST_COVER_NOTE = 1_000

/** The texts that a visitor wrote for the cover; both may be empty. */
export type CoverWords = { title: string; note: string }

/**
 * Invisible characters, some of which turn the direction of the text after them. Joiners stay: emoji and scripts need
 * them.
 */
const MARKS = /(?![\u200c\u200d])\p{Cf}/gu

/** Cleans the text and removes invisible characters, which the fonts of a PDF lack. */
export function toCoverNote(text: string): string {
  return cleanLines(text).replaceAll(MARKS, '')
}

/** The same in one line. */
export function toCoverTitle(text: string): string {
  return cleanLine(text).replaceAll(MARKS, '')
}
