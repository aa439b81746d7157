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
  /** Something changes that the row's own fields do not show. */
  changed: boolean
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
  return { ...line, outcome: judged.changed || !isSame(existing, read.row) ? 'changed' : 'same' }
}

/** Whether the record has every given value already. */
function isSame(existing: object, given: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(existing))
  return Object.entries(given).every(
    ([field, value]) =>
      value === undefined || !stored.has(field) || asText(stored.get(field)) === asText(value),
  )
}

function asText(value: unknown): string {
  return JSON.stringify(value) ?? ''
}
