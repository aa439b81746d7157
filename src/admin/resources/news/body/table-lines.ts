/** Between the cells of a row, and visible to readers. */
const SEPARATOR = ' | '
/** Elements that would end the line of their row. */
const BLOCKS = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, br'

/** HTML with each row of a table as a paragraph: the text of a news item has no tables. */
export function tablesToLines(html: string): string {
  if (!/<tr\b/i.test(html)) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  // From the last, so that a table inside a cell is a line of that cell before its own row is read.
  for (const table of [...page.querySelectorAll('table')].reverse()) {
    const caption = table.caption ? [toLine(page, [table.caption])] : []
    table.replaceWith(...caption, ...[...table.rows].map((row) => toLine(page, [...row.cells])))
  }
  return page.body.innerHTML
}

/** Text with the cells of copied rows, which tabs divide, set apart visibly. */
export function tabsToSeparators(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const begin = line.length - line.trimStart().length
      return line.slice(0, begin) + line.slice(begin).replaceAll('\t', SEPARATOR)
    })
    .join('\n')
}

function toLine(page: Document, cells: readonly HTMLElement[]): HTMLElement {
  const line = page.createElement('p')
  for (const [at, cell] of cells.entries()) {
    if (at > 0) line.append(SEPARATOR)
    for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(' ', ...block.childNodes, ' ')
    line.append(...cell.childNodes)
  }
  return line
}
