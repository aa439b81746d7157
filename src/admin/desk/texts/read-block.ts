/** A cell in quotes, as spreadsheets write those with line breaks; else whatever there is up to the next tab or break. */
const CELL = /"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*)/y

/**
 * The cells of what was copied from a spreadsheet, row by row. They become one line each: breaks and runs of spaces are a
 * space. A quotation mark that is only part of a text stays, which strict readers of CSV refuse.
 */
export function readBlock(copied: string): string[][] {
  const text = copied.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = [[]]
  for (let at = 0; at <= text.length; at += 1) {
    CELL.lastIndex = at
    const [whole = '', quoted, plain = ''] = CELL.exec(text) ?? []
    rows.at(-1)?.push(toLine(quoted?.replaceAll('""', '"') ?? plain))
    at += whole.length
    if (text[at] === '\n') rows.push([])
  }
  return rows
}

function toLine(cell: string): string {
  return cell.replaceAll(/\s+/g, ' ').trim()
}
