import { type FieldChange, toExcerpts } from './field-changes.ts'
import type { ListName } from './list-names.ts'

/**
 * What becomes, or would become, of a row. Held back is what would be fine, but another row of the same artist or the same
 * list is not: they come in together or not at all.
 */
export const ROW_OUTCOMES = ['new', 'changed', 'same', 'refused', 'held-back'] as const
type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** Column to error: a key with at most one parameter after a colon. `File` and `Row` stand for the whole. */
export type Problems = Record<string, string>

export type ReportLine = {
  list: ListName
  /** In the file, from 1; in JSON the number of the record. 0 for what concerns the whole list. */
  line: number
  /** What the row is called by: a code, an address, a file. */
  key: string
  outcome: RowOutcome
  problems: Problems
  /** `no-alt`: a work that stays hidden, as it has no alternative texts yet. */
  note?: 'no-alt'
  /** Of a changed record. */
  changes?: readonly FieldChange[]
  /** What the staff's API calls a changed record by. */
  recordId?: string
}

export type ImportReport = {
  lines: ReportLine[]
  counts: Record<RowOutcome, number>
  /** Works that stay hidden until they have alternative texts; left out by what was kept before there were such. */
  unseen?: number
  /** False when nothing was to be written: a trial, or lists that cannot be read. */
  written: boolean
}

/** A report as it is kept: of many lines those that matter, of long texts the part that changes. */
export type KeptReport = ImportReport & { all: number }

/** A report of more lines than these is cut: what is refused stands first. */
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

/** Works that come in, or are there, without the texts that visitors need. */
export function countUnseen(lines: readonly ReportLine[]): number {
  return lines.filter(({ note }) => note === 'no-alt').length
}

/** Whether anything of these rows may not come in. */
export function isRefused(lines: readonly ReportLine[]): boolean {
  return lines.some(({ outcome }) => outcome === 'refused')
}

/** The same rows when one of them is refused. */
export function heldBack(lines: readonly ReportLine[]): ReportLine[] {
  return lines.map((line) => {
    const { note, ...rest } = line
    return line.outcome === 'refused' ? line : { ...rest, outcome: 'held-back' }
  })
}
