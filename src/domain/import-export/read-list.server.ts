import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { readCell, writeCell } from '#platform/csv/cells.ts'
import type { Fields } from '#platform/records/resource.ts'
import { decodeText, parseOrNull } from './cells.ts'
import type { ListName } from './list-names.ts'
import type { ListKind } from './lists/list-kind.ts'
import type { Problems } from './report.ts'

/** Holds what is right and what is wrong, by columns; a cell that says nothing is not there. */
export type ReadRow = { line: number; row: Fields; problems: Problems }
export type ListFile = { name: ListName; ending: 'csv' | 'json'; bytes: Uint8Array }

/** `line` is 0 where it is not known. */
type ReadList =
  | { outcome: 'read'; rows: ReadRow[] }
  | { outcome: 'unreadable'; line: number; problems: Problems }

/** 50,000 rows with long texts are a third of it; more would not fit into memory beside the site. */
export const LARGEST_LIST_BYTES = 64 * 1024 * 1024
/** A cell has a list of texts at most; what is nested without end could not even be written as text again. */
const DEEPEST_CELL = 8
/** This is longer than any row of ours: a quote that is never closed ends here. */
const LONGEST_ROW = 256 * 1024
const SEPARATORS = [';', ',', '\t'] as const

type Cells = { line: number; cells: Record<string, string> }

/** Reads a list in any of the encodings and separators that spreadsheets save. Never throws for any bytes. */
export function readList({ columns }: ListKind, file: ListFile): ReadList {
  if (file.bytes.length > LARGEST_LIST_BYTES) return unreadable(0, { File: 'largest:64' })
  const text = decodeText(file.bytes)
  if (text === null) return unreadable(0, { File: 'encoding' })
  const read = (cells: Cells) => readRow(columns, cells)
  const records = file.ending === 'json' ? readJson(text, read) : readCsv(text, read)
  if ('problems' in records) return unreadable(records.line, records.problems)
  const strange = records.columns.filter((column) => !columns.has(column))
  if (strange.length > 0)
    return unreadable(1, Object.fromEntries(strange.map((column) => [column, 'unknown'])))
  return { outcome: 'read', rows: records.rows }
}

function unreadable(line: number, problems: Problems) {
  return { outcome: 'unreadable', line, problems } as const
}

type Records = { columns: string[]; rows: ReadRow[] } | { line: number; problems: Problems }
type ReadCells = (cells: Cells) => ReadRow

/** Each record becomes its row at once: cells beside rows would be twice the memory of a long list. */
function readCsv(text: string, read: ReadCells): Records {
  let columns: string[] | null = null
  const rows: ReadRow[] = []
  let brokenLine: number | null = null
  function take(record: readonly string[], line: number): void {
    if (!columns) columns = withoutEmptyEnd(record)
    else if (record.length < columns.length || record.slice(columns.length).some(Boolean)) brokenLine ??= line
    else {
      const cells = columns.map((column, at) => [column, readCell(record[at] ?? '')])
      rows.push(read({ line, cells: Object.fromEntries(cells) }))
    }
  }
  try {
    const { separator, list } = takeSeparator(text)
    parse(list, {
      delimiter: separator,
      relax_column_count: true,
      skip_empty_lines: true,
      // Spreadsheets save rows that were once filled as nothing but separators.
      skip_records_with_empty_values: true,
      max_record_size: LONGEST_ROW,
      on_record: (record, { lines }) => {
        take(record, lines)
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { line: Number(error.lines ?? 0), problems: { Row: 'quotes' } }
  }
  return wholeList(columns, rows, brokenLine)
}

function wholeList(columns: string[] | null, rows: ReadRow[], brokenLine: number | null): Records {
  if (!columns) return { line: 0, problems: { File: 'empty' } }
  if (new Set(columns).size < columns.length) return { line: 1, problems: { Row: 'twice' } }
  if (brokenLine !== null) return { line: brokenLine, problems: { Row: `columns:${columns.length}` } }
  return { columns, rows }
}

/** Excel reads the separator from such a line, and some programs write it. */
const SEPARATOR_LINE = /^"?sep=([;,\t])"?(?=[\r\n]|$)/i

/** The first line names the separator, or else has most of it; lines keep their numbers. */
function takeSeparator(text: string): { separator: string; list: string } {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? []
  if (named) return { separator: named, list: text.slice(line.length) }
  const [head = ''] = text.split(/[\r\n]/, 1)
  const counted = SEPARATORS.map((separator) => ({ separator, count: head.split(separator).length }))
  const { separator } = counted.reduce((best, next) => (next.count > best.count ? next : best))
  return { separator, list: text }
}

function withoutEmptyEnd(record: readonly string[]): string[] {
  const names = record.map((name) => name.trim())
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1)
}

function readJson(text: string, read: ReadCells): Records {
  const reading = z.array(z.record(z.string(), z.unknown())).safeParse(parseOrNull(text))
  if (!reading.success || reading.data.some((record) => isDeeper(record, DEEPEST_CELL)))
    return { line: 0, problems: { File: 'json' } }
  const columns = [...new Set(reading.data.flatMap((record) => Object.keys(record)))]
  const rows = reading.data.map((record, at) => {
    const cells = Object.entries(record).map(([column, value]) => [column, readCell(writeCell(value))])
    return read({ line: at + 1, cells: Object.fromEntries(cells) })
  })
  return { columns, rows }
}

function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1))
}

function readRow(columns: ListKind['columns'], { line, cells }: Cells): ReadRow {
  const row: Fields = {}
  const problems: Problems = {}
  for (const [column, cell] of Object.entries(cells)) {
    const read = columns.get(column)?.read(cell)
    if (read && 'problem' in read) problems[column] = read.problem
    else if (read?.value !== undefined) row[column] = read.value
  }
  return { line, row, problems }
}
