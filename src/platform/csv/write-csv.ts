import { stringify } from 'csv-stringify/sync'
import { writeCell } from './cells.ts'

/** Excel does not recognise UTF-8 without it. */
const BYTE_ORDER_MARK = '\uFEFF'
/** Either one alone ends a row for many programs (RFC 4180). */
const BREAK = /[\r\n]/

type Options = {
  delimiter?: ',' | ';'
  /** Puts every cell into quotation marks, so that a program that splits at another sign finds none inside. */
  quoted?: boolean
}

export function writeCsv(
  rows: readonly (readonly unknown[])[],
  { delimiter = ',', quoted = false }: Options = {},
): string {
  const cells = rows.map((row) => row.map(writeCell))
  return (
    BYTE_ORDER_MARK + stringify(cells, { delimiter, quoted, quoted_match: BREAK, record_delimiter: '\r\n' })
  )
}
