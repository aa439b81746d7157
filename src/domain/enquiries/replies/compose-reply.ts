import type { Language } from '#platform/i18n/language.ts'
import { longDate } from '#site/dates.ts'

// The rules of a reply: the browser shows them and the server enforces them.

export const REPLY_LIMITS = {
  subject: 200,
  /** Some ten pages: longer texts belong into a file. */
  text: 20_000,
  signature: 1_000,
  templateName: 80,
} as const

/** The values that replace a template's placeholders. */
type ReplyValues = { name: string; number: string; project: string }

/** The names of placeholders in templates of both languages. */
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

/** Lists everything that looks like a placeholder, each once. */
export function listPlaceholders(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER))]
}

/** Lists the placeholders for which no enquiry has a value. */
export function listUnknownPlaceholders(template: string): string[] {
  return listPlaceholders(template).filter((placeholder) => !meaningOf(placeholder))
}

/** Adds the number to the subject, by which both sides find the enquiry. */
export function withNumber(subject: string, number: string): string {
  return subject.toUpperCase().includes(number) ? subject : `${subject} (${number})`
}

type Quoted = { receivedAt: Date; text: string }

/** `introduce` is a sentence with the day. */
export function quoteOf(
  { receivedAt, text }: Quoted,
  language: Language,
  introduce: (date: string) => string,
): string {
  return `${introduce(longDate(receivedAt, language))}\n${text.replaceAll(/^/gm, '> ')}`
}

/** The whole text of a reply, without its empty parts. */
export function joinReply({ text, signature, quote }: { text: string; signature: string; quote: string }) {
  return [text, signature, quote].filter(Boolean).join('\n\n')
}
