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

export const RECORDS: ReadonlyMap<string, RecordDescription> = new Map(
  [
    ...[ARTIST_RECORD, GALLERY_RECORD, IMAGE_RECORD, NEWS_RECORD, HERO_RECORD, BANNER_RECORD],
    ...[TESTIMONIAL_RECORD, REDIRECT_RECORD, SYNONYM_RECORD, SETTING_RECORD, DELIVERY_RECORD],
    ...[ENQUIRY_RECORD, APPLICATION_RECORD, REPLY_TEMPLATE_RECORD],
  ].map((record) => [record.name, record]),
)

export function fieldsOf(resource: string): string[] {
  return Object.keys(RECORDS.get(resource)?.fields ?? {})
}

export function useDescription(): RecordDescription | null {
  return RECORDS.get(useResourceContext() ?? '') ?? null
}

export function isNeeded(field: FieldDescription | null): boolean {
  return field?.type !== undefined && field.type.default === undefined
}

/** The values a form begins with: what somebody makes is a draft until they publish it. */
export function usualValues(resource: string): Record<string, unknown> {
  const usual = Object.entries(RECORDS.get(resource)?.fields ?? {}).flatMap(([name, { type }]) =>
    type?.default === undefined ? [] : [[name, name === 'Hidden' || type.default]],
  )
  return Object.fromEntries(usual)
}
