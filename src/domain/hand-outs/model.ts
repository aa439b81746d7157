import { cleanLine, cleanLines } from '#platform/i18n/clean-text.ts'

/** How the works stand on the pages: many small ones, one or two large ones. */
export const LAYOUTS = ['sheet', 'one', 'two'] as const
export type LayoutName = (typeof LAYOUTS)[number]

/** Six lines in the size of a title. */
export const LONGEST_TITLE = 120
/** Fills a third of a cover. */
export const LONGEST_COVER_NOTE = 1_000

/** What somebody wrote for the cover; both may be empty. */
export type CoverWords = { title: string; note: string }

/** Invisible marks, some of which turn the direction of what follows; joiners belong to emoji and scripts. */
const MARKS = /(?![\u200c\u200d])\p{Cf}/gu

/** Without marks that fonts of a PDF do not have. */
export function toCoverNote(text: string): string {
  return cleanLines(text).replaceAll(MARKS, '')
}

/** The same in one line. */
export function toCoverTitle(text: string): string {
  return cleanLine(text).replaceAll(MARKS, '')
}
