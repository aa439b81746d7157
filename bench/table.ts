/** `ratio` is null for a value without a reference; `wanted` is the target of the ratio, or of the value; without one `met` is null. */
export type Row = {
  what: string
  ours: string
  reference: string
  ratio: number | null
  /** The same ratio by processor time, where that makes sense. */
  processorRatio: number | null
  wanted: string
  met: boolean | null
}

/** A value that nothing is compared with. */
export function toRow(what: string, ours: string): Row {
  return { what, ours, reference: '', ratio: null, processorRatio: null, wanted: '', met: null }
}

/** A time that may be so long at most; both in milliseconds. */
export function toTimeRow(what: string, milliseconds: number, most: number): Row {
  return {
    ...toRow(what, `${Math.round(milliseconds)} ms`),
    wanted: `<= ${most} ms`,
    met: milliseconds <= most,
  }
}

/** The rows as a Markdown table for docs/performance.md. */
export function renderTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    row.ours,
    row.reference,
    shown(row.ratio),
    shown(row.processorRatio),
    row.wanted,
    row.met === null ? '' : row.met ? 'yes' : 'no',
  ])
  return renderCells([['what', 'ours', 'reference', 'ratio', 'by processor time', 'wanted', 'met'], ...cells])
}

function renderCells([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

function shown(ratio: number | null): string {
  return ratio === null ? '' : ratio.toFixed(2)
}
