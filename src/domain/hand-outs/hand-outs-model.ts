import { cleanLine, cleanLines } from '#platform/i18n/clean-text.ts'

export const LAYOUTS = ['sheet', 'one', 'two'] as const
export type LayoutName = (typeof LAYOUTS)[number]

export const LONGEST_TITLE = 120
export const LONGEST_COVER_NOTE = 1_000

export type CoverWords = { title: string; note: string }

/** Invisible characters, some of which turn the text's direction; joiners stay, as emoji and scripts need them. */
const MARKS = /(?![\u200c\u200d])\p{Cf}/gu

/** Cleans the text and removes invisible characters, which the fonts of a PDF lack. */
export function toCoverNote(text: string): string {
  return cleanLines(text).replaceAll(MARKS, '')
}

export function toCoverTitle(text: string): string {
  return cleanLine(text).replaceAll(MARKS, '')
}
