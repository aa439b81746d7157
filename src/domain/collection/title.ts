import { cleanLine } from '#platform/i18n/clean-text.ts'

/** The name of a project, in characters: one line on a page, on a cover and in an e-mail's subject. */
export const LONGEST_TITLE = 80

/** A name as one line without what cannot be seen, cut to the greatest length. */
export function cleanTitle(text: string): string {
  return cleanLine(text, LONGEST_TITLE)
}
