import type { Language } from '#platform/i18n/language.ts'
import type { LetterImage } from './collection-email-text.ts'

/** What a letter about an enquiry says, from top to bottom. Values and words may be a visitor's own. */
export type LetterSheet = {
  language: Language
  heading: string
  opening: readonly string[]
  facts: readonly { label: string; value: string }[]
  words: { label: string; text: string }
  /** What is to be known about it, in sentences. */
  notices: readonly string[]
  collection: { label: string; url: string; images: readonly LetterImage[] } | null
  closing: readonly string[]
}

/** The text part: for programs that show no HTML, and for people who prefer it. */
export function writeSheetText(sheet: LetterSheet): string {
  const { heading, opening, facts, words, notices, collection, closing } = sheet
  return [
    heading,
    ...opening,
    facts.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n'),
    `${words.label}:\n${words.text.replaceAll(/^/gm, '> ')}`,
    ...notices,
    ...(collection ? [`${collection.label}: ${collection.url}`, ...collection.images.map(inWords)] : []),
    `-- \n${closing.join('\n\n')}`,
  ].join('\n\n')
}

function inWords({ title, artist, note, url }: LetterImage, at: number): string {
  const lines = [`${at + 1}. ${title}, ${artist}`, ...(note ? [note.replaceAll('\n', '\n   ')] : []), url]
  return lines.join('\n   ')
}
