import { useResourceContext } from 'react-admin'
import { useArtistId } from '#admin/account/current-role.ts'
import { ARTIST_RECORD, GALLERY_RECORD, IMAGE_RECORD } from '#domain/catalogue/editing/records.ts'
import { DELIVERY_RECORD } from '#domain/delivery/record.ts'
import {
  BANNER_RECORD,
  HERO_RECORD,
  NEWS_RECORD,
  TESTIMONIAL_RECORD,
} from '#domain/editorial/editing/records.ts'
import { REDIRECT_RECORD } from '#domain/redirects/record.ts'
import { SYNONYM_RECORD } from '#domain/search/words/synonyms/record.ts'
import { SETTING_RECORD } from '#domain/settings/model.ts'
import type { FieldDescription, RecordDescription } from '#platform/fields/kinds.ts'

const RECORDS: ReadonlyMap<string, RecordDescription> = new Map(
  [
    ...[ARTIST_RECORD, GALLERY_RECORD, IMAGE_RECORD, NEWS_RECORD, HERO_RECORD, BANNER_RECORD],
    ...[TESTIMONIAL_RECORD, REDIRECT_RECORD, SYNONYM_RECORD, SETTING_RECORD, DELIVERY_RECORD],
  ].map((record) => [record.name, record]),
)

/** What is known of a field of the record at hand; null for what is no field of it. */
export function useDescribed(source: string): FieldDescription | null {
  return RECORDS.get(useResourceContext() ?? '')?.fields[source] ?? null
}

/** Whether the person may write a field of the record at hand: an artist what its description leaves to them. */
export function useMayWrite(source: string): boolean {
  const { self } = useDescribed(source) ?? {}
  return useArtistId() === null || self === 'writes'
}

/** The fields of a part of the form, in the record's order. */
export function useSection(section: string): string[] {
  const fields = RECORDS.get(useResourceContext() ?? '')?.fields ?? {}
  return Object.keys(fields).filter((name) => fields[name]?.section === section)
}

/** Whether a form cannot be sent without a value. */
export function isNeeded(field: FieldDescription | null): boolean {
  return field?.is !== undefined && field.is.default === undefined
}

/** What a form for a new record begins with. */
export function usualValues(resource: string): Record<string, unknown> {
  const usual = Object.entries(RECORDS.get(resource)?.fields ?? {}).flatMap(([name, { is }]) =>
    is?.default === undefined ? [] : [[name, is.default]],
  )
  return Object.fromEntries(usual)
}
