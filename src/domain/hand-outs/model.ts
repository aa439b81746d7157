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

/** Without control characters, invisible marks, halves of surrogate pairs, and the carriage returns of forms. */
export function cleanLines(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll(/\p{Cs}/gu, '')
    .replaceAll(MARKS, '')
    .trim()
}

/** The same in one line. */
export function cleanLine(text: string): string {
  return cleanLines(text).replaceAll(/\s+/gu, ' ')
}
