import type { ListRow } from '#domain/import-export/format.ts'
import type { Problems, ReportLine } from '#domain/import-export/report.ts'

type Row = Pick<ListRow<'images'>, 'altDe' | 'altEn' | 'hidden'>
type Texts = { altDe: string; altEn: string; hidden: boolean }

/**
 * Visitors only see works with alternative texts in both languages. Without them a work is hidden, and shown when a later
 * list brings the texts, unless the list hides it. One that visitors see does not lose its texts.
 */
export function decideVisibility<Given extends Row>(
  row: Given,
  existing: Texts | null,
): { row: Given; note: ReportLine['note']; problems: Problems } {
  const missing = missingTexts(row, existing)
  const isComplete = Object.keys(missing).length === 0
  const waited = existing?.hidden === true && Object.keys(missingTexts({}, existing)).length > 0
  const isHidden = row.hidden ?? (waited ? false : (existing?.hidden ?? false))
  if (isHidden) return { row, note: undefined, problems: {} }
  if (isComplete) return { row: waited ? { ...row, hidden: false } : row, note: undefined, problems: {} }
  if (existing && !existing.hidden) return { row, note: undefined, problems: missing }
  return { row: { ...row, hidden: true }, note: 'no-alt', problems: {} }
}

function missingTexts(row: Row, existing: Texts | null): Problems {
  const { altDe = existing?.altDe ?? '', altEn = existing?.altEn ?? '' } = row
  return {
    ...(altDe.trim() ? {} : { AltDe: 'required' }),
    ...(altEn.trim() ? {} : { AltEn: 'required' }),
  }
}
