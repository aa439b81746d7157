import type { RaRecord } from 'react-admin'
import { type Drafted, PREVIEW_PARAMETER } from '#domain/pending-changes/pending-changes-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'

/** The page that shows the record, with the secret that lets it be seen. */
export function previewAddress(
  resource: Drafted,
  { language, record, secret }: { language: Language; record: RaRecord; secret: string },
): string {
  const item = { permalinkDe: String(record.PermalinkDe), permalinkEn: String(record.PermalinkEn) }
  const page = resource === 'heroes' ? paths.home(language) : paths.newsItem(language, item)
  return `${page}?${PREVIEW_PARAMETER}=${secret}`
}
