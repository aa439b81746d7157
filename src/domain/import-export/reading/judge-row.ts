import type { FieldChange } from '#domain/import-export/field-changes.ts'
import type { ListName } from '#domain/import-export/list-names.ts'
import type { Problems, ReportLine } from '#domain/import-export/report.ts'
import type { Fields } from '#platform/records/resource.ts'

type Judged = {
  list: ListName
  line: number
  key: string
  keyColumn: string
  row: Fields
  /** The record as a row; null where the row makes a new one. */
  stored: Fields | null
  /** What the staff's API calls the record by. */
  recordId: string | null
  /** Columns without which there can be no new record. */
  needed: readonly string[]
  problems: Problems
  /** What changes besides the row's own columns. */
  changes: readonly FieldChange[]
  /** Keys of the rows before. */
  seen: Set<string>
}

/** Decides what becomes of a row. */
export function judgeRow(judged: Judged): ReportLine {
  const { list, line: at, key, keyColumn, row, stored, recordId, seen } = judged
  const problems: Problems = { ...judged.problems }
  if (!key && !problems[keyColumn]) problems[keyColumn] = 'required'
  if (key && seen.has(key)) problems.Row = 'twice'
  if (key) seen.add(key)
  for (const column of stored ? [] : judged.needed) {
    if (row[column] === undefined) problems[column] ??= 'required'
  }
  const line = { list, line: at, key, problems }
  if (Object.keys(problems).length > 0) return { ...line, outcome: 'refused' }
  if (!stored) return { ...line, outcome: 'new' }
  const changes = [...listChanges(stored, row), ...judged.changes]
  if (changes.length === 0) return { ...line, outcome: 'same' }
  return { ...line, outcome: 'changed', changes, ...(recordId === null ? {} : { recordId }) }
}

/** The given values that the record does not have yet. */
function listChanges(stored: Fields, given: Fields): FieldChange[] {
  return Object.entries(given)
    .filter(
      ([column, value]) =>
        value !== undefined && Object.hasOwn(stored, column) && asText(stored[column]) !== asText(value),
    )
    .map(([column, to]) => ({ column, from: stored[column], to }))
}

function asText(value: unknown): string {
  return JSON.stringify(value) ?? ''
}
