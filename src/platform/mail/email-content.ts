import type { Language } from '#platform/i18n/language.ts'
import type { AttachedFile, InlinePicture, Mailbox } from './mailer.ts'

export type EmailImage = {
  title: string
  alt: string
  artist: string
  /** It is absolute. */
  url: string
  note: string
  pictureId: string | null
}

/** An `unlinked` value is an address of somebody whom we do not know: the HTML part makes sure that it is no link. */
export type EmailFact = { label: string; value: string; unlinked?: boolean }

/** Any text may be a visitor's own. */
export type EmailPart =
  | { kind: 'heading' | 'paragraph' | 'quiet'; text: string }
  | { kind: 'facts'; facts: readonly EmailFact[] }
  /** Somebody else wrote the text: it is marked, so that nobody takes it for the agency's words. */
  | { kind: 'quoted'; label: string; text: string }
  | { kind: 'button' | 'link'; label: string; url: string }
  /** `more` stands before those without a picture, which then come last. */
  | { kind: 'images'; images: readonly EmailImage[]; more?: string }
  | { kind: 'rule' }
  | { kind: 'closing'; sentences: readonly string[] }

export type EmailSection = { language: Language; parts: readonly EmailPart[] }

export type EmailContent = {
  to: string
  from?: Mailbox
  replyTo: Mailbox | null
  subject: string
  /** Mail programs show it beside the subject; without one they take the first words. */
  preview: string | null
  /** There is more than one for readers whose language is not known. */
  sections: readonly [EmailSection, ...EmailSection[]]
  /** It is made of the sections unless somebody typed it. */
  text?: string
  pictures?: readonly InlinePicture[]
  files?: readonly AttachedFile[]
  /** They replace those that tell automatic responders not to reply (RFC 3834). */
  headers?: Readonly<Record<string, string>>
}

/** The second is for Exchange, which does not know the first. */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

export function paragraphs(texts: readonly string[]): EmailPart[] {
  return texts.map((text) => ({ kind: 'paragraph', text }))
}

export function writeEmailText({ text, sections }: Pick<EmailContent, 'text' | 'sections'>): string {
  return text ?? sections.map(({ parts }) => parts.flatMap(inWords).join('\n\n')).join('\n\n* * *\n\n')
}

function inWords(part: EmailPart): string[] {
  switch (part.kind) {
    case 'facts':
      return part.facts.length > 0 ? [part.facts.map(factInWords).join('\n')] : []
    case 'quoted':
      return [`${part.label}:\n${part.text.replaceAll(/^/gm, '> ')}`]
    case 'button':
    case 'link':
      return [`${part.label}: ${part.url}`]
    case 'images':
      return part.images.map(imageInWords)
    case 'rule':
      return []
    case 'closing':
      return part.sentences.length > 0 ? [`-- \n${part.sentences.join('\n\n')}`] : []
    default:
      return [part.text]
  }
}

function factInWords({ label, value }: EmailFact): string {
  return `${label}: ${value.replaceAll('\n', '\n  ')}`
}

function imageInWords({ title, artist, note, url }: EmailImage, at: number): string {
  const lines = [`${at + 1}. ${title}, ${artist}`, ...(note ? [note.replaceAll('\n', '\n   ')] : []), url]
  return lines.join('\n   ')
}
