import { dsvFormat } from 'd3-dsv'

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * The rows of a table as a program other than ours reads it: any line break outside quotation marks ends a row.
 * @throws where a row has another number of cells than the first one, or the file does not begin with a byte order mark.
 */
export function readCsvElsewhere(file: Uint8Array | string, delimiter = ','): string[][] {
  const text = typeof file === 'string' ? file : Buffer.from(file).toString()
  if (!text.startsWith(BYTE_ORDER_MARK))
    throw new Error('Excel takes this file for something else than UTF-8.')
  const rows = dsvFormat(delimiter).parseRows(text.slice(BYTE_ORDER_MARK.length))
  const uneven = rows.findIndex((row) => row.length !== rows[0]?.length)
  if (uneven > 0) throw new Error(`Row ${uneven + 1} has ${rows[uneven]?.length} cells: ${rows[uneven]}`)
  return rows
}
