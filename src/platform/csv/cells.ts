/** Spreadsheets run a cell that begins like this as a formula. */
const RUNS = /^'*[=+\-@\t\r]/
const ESCAPED = /^'+[=+\-@\t\r]/

/** A cell's text that no spreadsheet runs; `readCell` gives back exactly what was written. */
export function writeCell(value: unknown): string {
  const text = toText(value)
  return typeof value === 'string' && RUNS.test(text) ? `'${text}` : text
}

export function readCell(cell: string): string {
  return ESCAPED.test(cell) ? cell.slice(1) : cell
}

export function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(' ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Browsers have no writer of CSV: every cell is in quotation marks, in the form that Excel opens in German as well. */
export function writeQuotedCsv(rows: readonly (readonly unknown[])[]): string {
  const lines = rows.map((row) => row.map((cell) => `"${writeCell(cell).replaceAll('"', '""')}"`).join(';'))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
