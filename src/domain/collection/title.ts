import { hasSeen, TURNING, trimUnseen } from '#platform/i18n/unseen.ts'

/** The name of a project, in characters: one line on a page, on a cover and in an e-mail's subject. */
export const LONGEST_TITLE = 80

/** White space, and what cannot be seen: controls, separators of lines, what turns the direction of writing round. */
const UNSEEN = new RegExp(`[\\s\\p{Cc}\\u2028\\u2029${TURNING}]+`, 'gu')

/** A name as one line without what cannot be seen, cut to the greatest length. */
export function cleanTitle(text: string): string {
  if (!hasSeen(text)) return ''
  const cut = trimUnseen(text.replaceAll(UNSEEN, ' ')).slice(0, LONGEST_TITLE)
  // A surrogate that the cut split.
  return cut.replaceAll(/\p{Cs}/gu, '').trim()
}
