import type { ReportLine } from '#domain/import-export/report.ts'
import type { Fields } from '#platform/records/resource.ts'

/**
 * Visitors only see works with alternative texts in both languages. Without them a new work is hidden, and shown when a
 * later list brings the texts, unless the list hides it.
 */
export function decideVisibility(
  row: Fields,
  existing: Fields | null,
): { row: Fields; note: ReportLine['note'] } {
  const isComplete = hasTexts({ ...existing, ...row })
  const waited = existing?.Hidden === true && !hasTexts(existing)
  const isHidden = row.Hidden ?? (waited ? false : (existing?.Hidden ?? false))
  if (isHidden || (existing && existing.Hidden === false)) return { row, note: undefined }
  if (isComplete) return { row: waited ? { ...row, Hidden: false } : row, note: undefined }
  return { row: { ...row, Hidden: true }, note: 'no-alt' }
}

function hasTexts({ AltDe = '', AltEn = '' }: Fields): boolean {
  return Boolean(String(AltDe).trim() && String(AltEn).trim())
}
