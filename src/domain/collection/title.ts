import { cleanLine } from '#platform/i18n/clean-text.ts'

export const LONGEST_TITLE = 80

export function cleanTitle(text: string): string {
  return cleanLine(text, LONGEST_TITLE)
}
