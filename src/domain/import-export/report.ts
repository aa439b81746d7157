import { type FieldChange, toExcerpts } from './field-changes.ts'
import type { ListName } from './list-names.ts'

/**
 * The result, or expected result, of a row. `held-back` rows are fine, but another row of the same artist or the same
 * list is not: they come in together or not at all.
 */
export const ROW_OUTCOMES = ['new', 'changed', 'same', 'refused', 'held-back'] as const
type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** Column to error: a key with at most one parameter after a colon. `File` and `Row` stand for the whole. */
export type Problems = Record<string, string>

export type ReportLine = {
  list: ListName
  /** The line in the file, from 1; in JSON the number of the record. 0 for a problem of the whole list. */
  line: number
  /** The name of the row: a code, an address, a file. */
  key: string
  outcome: RowOutcome
  problems: Problems
  /** `no-alt`: a work that stays hidden, as it has no alternative texts yet. */
  note?: 'no-alt'
  /** The fields that change in a changed record. */
  changes?: readonly FieldChange[]
  /** The id of a changed record in the staff's API. */
  recordId?: string
}

export type ImportReport = {
  lines: ReportLine[]
  counts: Record<RowOutcome, number>
  /** Works that stay hidden until they have alternative texts; reports from earlier versions lack the number. */
  unseen?: number
  /** False when nothing was to be written: a trial, or lists that cannot be read. */
  written: boolean
}

/** A report as it is stored: the most important of many lines, and the changed part of long texts. */
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

/** Counts works, new or stored, without the texts that visitors need. */
export function countUnseen(lines: readonly ReportLine[]): number {
  return lines.filter(({ note }) => note === 'no-alt').length
}

/** Whether any of these rows is refused. */
export function isRefused(lines: readonly ReportLine[]): boolean {
  return lines.some(({ outcome }) => outcome === 'refused')
}

/** Returns the same rows as held back, when one of them is refused. */
export function heldBack(lines: readonly ReportLine[]): ReportLine[] {
  return lines.map((line) => {
    const { note, ...rest } = line
    return line.outcome === 'refused' ? line : { ...rest, outcome: 'held-back' }
  })
}
