import type { Language } from '#platform/i18n/language.ts'
import type { EmailImage } from './collection-email-text.ts'

/** What an e-mail about an enquiry says, from top to bottom. Values and words may be a visitor's own. */
export type EmailDocument = {
  language: Language
  heading: string
  opening: readonly string[]
  /** An `unlinked` value is an address of somebody whom we do not know: the HTML part makes sure that it is no link. */
  facts: readonly { label: string; value: string; unlinked?: boolean }[]
  text: { label: string; text: string }
  /** What is to be known about it, in sentences. */
  notices: readonly string[]
  /** Images that came with it: each list has its heading, and an address where it has a page of its own. */
  shown: readonly { label: string; url: string | null; images: readonly EmailImage[] }[]
  closing: readonly string[]
}

/** The text part: for programs that show no HTML, and for people who prefer it. */
export function writeDocumentText(sheet: EmailDocument): string {
  const { heading, opening, facts, text, notices, shown, closing } = sheet
  return [
    heading,
    ...opening,
    facts.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n'),
    `${text.label}:\n${text.text.replaceAll(/^/gm, '> ')}`,
    ...notices,
    ...shown.flatMap(({ label, url, images }) => [url ? `${label}: ${url}` : label, ...images.map(inWords)]),
    ...(closing.length > 0 ? [`-- \n${closing.join('\n\n')}`] : []),
  ].join('\n\n')
}

function inWords({ title, artist, note, url }: EmailImage, at: number): string {
  const lines = [`${at + 1}. ${title}, ${artist}`, ...(note ? [note.replaceAll('\n', '\n   ')] : []), url]
  return lines.join('\n   ')
}
