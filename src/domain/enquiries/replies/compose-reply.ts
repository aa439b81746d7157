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
