import { useResourceContext } from 'react-admin'
import { ARTIST_RECORD, GALLERY_RECORD, IMAGE_RECORD } from '#domain/catalogue/records.ts'
import { DELIVERY_RECORD } from '#domain/delivery/record.ts'
import { BANNER_RECORD, HERO_RECORD, NEWS_RECORD, TESTIMONIAL_RECORD } from '#domain/editorial/records.ts'
import {
  APPLICATION_RECORD,
  ENQUIRY_RECORD,
  REPLY_TEMPLATE_RECORD,
} from '#domain/enquiries/editing/records.ts'
import { REDIRECT_RECORD } from '#domain/redirects/redirects-model.ts'
import { SYNONYM_RECORD } from '#domain/search/words/synonym-record.ts'
import { SETTING_RECORD } from '#domain/settings/settings-model.ts'
import type { FieldDescription, RecordDescription } from '#platform/fields/kinds.ts'
import type { Language } from '#platform/i18n/language.ts'

export const RECORDS: ReadonlyMap<string, RecordDescription> = new Map(
  [
    ...[ARTIST_RECORD, GALLERY_RECORD, IMAGE_RECORD, NEWS_RECORD, HERO_RECORD, BANNER_RECORD],
    ...[TESTIMONIAL_RECORD, REDIRECT_RECORD, SYNONYM_RECORD, SETTING_RECORD, DELIVERY_RECORD],
    ...[ENQUIRY_RECORD, APPLICATION_RECORD, REPLY_TEMPLATE_RECORD],
  ].map((record) => [record.name, record]),
)

export function useDescription(): RecordDescription | null {
  return RECORDS.get(useResourceContext() ?? '') ?? null
}

export function layOut({ fields, form = {} }: RecordDescription): Map<string, string[][]> {
  const parts = Object.entries<readonly string[]>({ main: [], ...form }).map(
    ([part, lines]): [string, string[][]] => [part, lines.map((line) => line.split(' '))],
  )
  const placed = new Set(parts.flatMap(([, lines]) => lines.flat()))
  const others = Object.entries(fields).filter(([name, { type }]) => type && !placed.has(name))
  const added: string[][] = []
  for (const [name] of others) {
    const before = added.at(-1)
    if (before?.[0] && partnerOf(before[0]) === name) before.push(name)
    else added.push([name])
  }
  return new Map(parts.map(([part, lines]) => [part, part === 'main' ? [...lines, ...added] : lines]))
}

/** `TitleEn` beside `TitleDe`, `PublishedUntil` beside `PublishedFrom`. */
const partnerOf = (name: string) => name.replace(/^De(?=[A-Z])|De$/, 'En').replace(/From$/, 'Until')

const NAMES_LANGUAGE = /^(De|En)(?=[A-Z])|(De|En)(?=[.]|$)/

/** The language of a field's text, for spell checking and screen readers. */
export function languageOf(name: string, field?: FieldDescription | null): Language | undefined {
  const [suffix] = NAMES_LANGUAGE.exec(name) ?? []
  return field?.language ?? (suffix === undefined ? undefined : suffix === 'De' ? 'de' : 'en')
}

export function isNeeded(field: FieldDescription | null): boolean {
  return field?.type !== undefined && field.type.default === undefined
}

export function usualValues(resource: string): Record<string, unknown> {
  const usual = Object.entries(RECORDS.get(resource)?.fields ?? {}).flatMap(([name, { type }]) =>
    type?.default === undefined ? [] : [[name, type.default]],
  )
  return Object.fromEntries(usual)
}
