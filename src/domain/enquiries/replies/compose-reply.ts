import { numberOf } from '#domain/enquiries/enquiries-model.ts'
import german from '#messages/reply.de.json' with { type: 'json' }
import english from '#messages/reply.en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import { longDate } from '#site/dates.ts'

export const REPLY_LIMITS = {
  subject: 200,
  text: 20_000,
  signature: 1_000,
  templateName: 80,
} as const

type ReplyValues = { name: string; number: string; project: string }

const PLACEHOLDERS: Readonly<Record<string, keyof ReplyValues>> = {
  name: 'name',
  nummer: 'number',
  number: 'number',
  projekt: 'project',
  project: 'project',
}
const PLACEHOLDER = /\{[^{}\n]{1,40}\}/g

function meaningOf(placeholder: string): keyof ReplyValues | undefined {
  const name = placeholder.slice(1, -1).trim().toLowerCase()
  return Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name] : undefined
}

/** A placeholder without a value stays, so that nobody sends a gap. */
export function fillTemplate(template: string, values: ReplyValues): string {
  return template.replace(PLACEHOLDER, (placeholder) => {
    const meaning = meaningOf(placeholder)
    return (meaning && values[meaning]) || placeholder
  })
}

export function listPlaceholders(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER))]
}

export function listUnknownPlaceholders(template: string): string[] {
  return listPlaceholders(template).filter((placeholder) => !meaningOf(placeholder))
}

export function withNumber(subject: string, number: string): string {
  return subject.toUpperCase().includes(number) ? subject : `${subject} (${number})`
}

type Quoted = { receivedAt: Date; text: string }

export function quoteOf(
  { receivedAt, text }: Quoted,
  language: Language,
  introduce: (date: string) => string,
): string {
  return `${introduce(longDate(receivedAt, language))}\n${text.replaceAll(/^/gm, '> ')}`
}

export function joinReply({ text, signature, quote }: { text: string; signature: string; quote: string }) {
  return [text, signature, quote].filter(Boolean).join('\n\n')
}

const ID_BYTES = 16

/** Works in any browser, while `crypto.randomUUID` needs https. */
export function newReplyId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

type Answered = { id: string; kind: 'enquiry' | 'application'; language: Language }

/** The subject is in the recipient's language. */
export function subjectOfReply({ id, kind, language }: Answered): string {
  const texts = language === 'en' ? english : german
  return fill(texts[`reply_subject_${kind}`], { number: numberOf(id) })
}

type Applicant = { id: string; name: string; language: Language; replies: number }
export type Refusal = Applicant & {
  reply: { Id: string; Subject: string; Text: string; Quoted: false; State: 'declined'; Seen: number }
  /** Placeholders without a value; without any text the applicant cannot be refused by this template. */
  left: string[]
}

/** Each has an id of its own, by which the server sends it once, however often it is asked to. */
export function draftRefusals(
  template: { TextDe: string; TextEn: string },
  applicants: readonly Applicant[],
): Refusal[] {
  return applicants.map((applicant) => {
    const { id, name, language, replies } = applicant
    const written = language === 'en' ? template.TextEn : template.TextDe
    const Text = fillTemplate(written, { name, number: numberOf(id), project: '' })
    const Subject = subjectOfReply({ id, kind: 'application', language })
    const reply = {
      Id: newReplyId(),
      Subject,
      Text,
      Quoted: false,
      State: 'declined',
      Seen: replies,
    } as const
    return { ...applicant, reply, left: listPlaceholders(Text) }
  })
}
