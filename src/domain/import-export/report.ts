import { toText } from '#platform/csv/cells.ts'
import type { ListName } from './list-names.ts'

/** `held-back` rows are fine, but another row that has to come in together with them is not. */
export const ROW_OUTCOMES = ['new', 'changed', 'same', 'refused', 'held-back'] as const
type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** A column's error is a key with at most one parameter after a colon; `File` and `Row` stand for the whole. */
export type Problems = Record<string, string>

export type ReportLine = {
  list: ListName
  /** It counts from 1; in JSON it is the number of the record, and 0 is for a problem of the whole list. */
  line: number
  key: string
  outcome: RowOutcome
  problems: Problems
  /** `no-alt` is for a work that stays hidden, as it has no alternative texts yet. */
  note?: 'no-alt'
  changes?: readonly FieldChange[]
  recordId?: string
}

export type ImportReport = {
  lines: ReportLine[]
  counts: Record<RowOutcome, number>
  /** These works stay hidden until they have alternative texts; reports from earlier versions lack the number. */
  unseen?: number
  /** False for a trial, or for lists that cannot be read. */
  written: boolean
}

export type KeptReport = ImportReport & { all: number }

/** A report with more lines is cut; refused rows come first. */
const MOST_KEPT_LINES = 5_000

export function keptReport({ lines, ...report }: ImportReport): KeptReport {
  const weight = (outcome: RowOutcome) => (outcome === 'refused' ? 0 : outcome === 'same' ? 2 : 1)
  const sorted = lines.toSorted((one, other) => weight(one.outcome) - weight(other.outcome))
  return { ...report, all: lines.length, lines: sorted.slice(0, MOST_KEPT_LINES).map(withExcerpts) }
}

function withExcerpts(line: ReportLine): ReportLine {
  return line.changes ? { ...line, changes: line.changes.map(toExcerpts) } : line
}

export function countOutcomes(lines: readonly ReportLine[]): ImportReport['counts'] {
  const counts = { new: 0, changed: 0, same: 0, refused: 0, 'held-back': 0 }
  for (const { outcome } of lines) counts[outcome] += 1
  return counts
}

export function countUnseen(lines: readonly ReportLine[]): number {
  return lines.filter(({ note }) => note === 'no-alt').length
}

export function isRefused(lines: readonly ReportLine[]): boolean {
  return lines.some(({ outcome }) => outcome === 'refused')
}

export function heldBack(lines: readonly ReportLine[]): ReportLine[] {
  return lines.map((line) => {
    const { note, ...rest } = line
    return line.outcome === 'refused' ? line : { ...rest, outcome: 'held-back' }
  })
}

export type FieldChange = { column: string; from: unknown; to: unknown }

/** Two of them fit into a line of a report, and 5,000 lines into a page. */
const LONGEST_EXCERPT = 160
const CONTEXT = 30

/** Shows a change as two texts; long ones are cut to the part around the first difference. */
export function toExcerpts({ column, from, to }: FieldChange): FieldChange & { from: string; to: string } {
  const [before, after] = [toText(from), toText(to)]
  const start = Math.max(0, firstDifference(before, after) - CONTEXT)
  return { column, from: excerptOf(before, start), to: excerptOf(after, start) }
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

function excerptOf(text: string, start: number): string {
  if (text.length <= LONGEST_EXCERPT) return text
  const end = start + LONGEST_EXCERPT
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}
