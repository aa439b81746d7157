import type { FieldChange } from '#domain/import-export/field-changes.ts'
import { toColumn } from '#domain/import-export/format.ts'
import type { ListName } from '#domain/import-export/list-names.ts'
import type { Problems, ReportLine } from '#domain/import-export/report.ts'
import type { ReadRow } from './read-list.server.ts'

type Judged<Row extends object> = {
  list: ListName
  read: ReadRow<Row>
  key: string | undefined
  keyColumn: string
  /** The record as it is, by the names of the row's fields; null where the row makes a new one. */
  existing: object | null
  /** Without them there can be no new record. */
  required: readonly (keyof Row & string)[]
  /** What only looking elsewhere could tell. */
  problems: Problems
  /** What changes besides the row's own fields. */
  changes?: readonly FieldChange[]
  /** Keys of the rows before. */
  seen: Set<string>
}

/** Decides what becomes of a row. */
export function judgeRow<Row extends object>(judged: Judged<Row>): ReportLine {
  const { list, read, key, keyColumn, existing, required, seen } = judged
  const problems: Problems = { ...judged.problems, ...read.problems }
  if (!key && !problems[keyColumn]) problems[keyColumn] = 'required'
  if (key && seen.has(key)) problems.Row = 'twice'
  if (key) seen.add(key)
  for (const field of existing ? [] : required) {
    if (read.row[field] === undefined) problems[toColumn(field)] ??= 'required'
  }
  const line = { list, line: read.line, key: key ?? '', problems }
  if (Object.keys(problems).length > 0) return { ...line, outcome: 'refused' }
  if (!existing) return { ...line, outcome: 'new' }
  const stored = new Map<string, unknown>(Object.entries(existing))
  const changes = [...listChanges(stored, read.row), ...(judged.changes ?? [])]
  if (changes.length === 0) return { ...line, outcome: 'same' }
  return { ...line, outcome: 'changed', changes, recordId: recordIdOf(stored) }
}

/** The given values that the record does not have yet. */
function listChanges(stored: ReadonlyMap<string, unknown>, given: object): FieldChange[] {
  return Object.entries(given)
    .filter(
      ([field, value]) =>
        value !== undefined && stored.has(field) && asText(stored.get(field)) !== asText(value),
    )
    .map(([field, to]) => ({ column: toColumn(field), from: stored.get(field), to }))
}

/** What the staff's API calls the record by. */
function recordIdOf(stored: ReadonlyMap<string, unknown>): string {
  return String(
    stored.get('id') ?? stored.get('imageId') ?? stored.get('address') ?? stored.get('name') ?? '',
  )
}

function asText(value: unknown): string {
  return JSON.stringify(value) ?? ''
}
