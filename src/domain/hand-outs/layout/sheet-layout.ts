import {
  type Cell,
  type CellContent,
  EDGE,
  fitInto,
  type Layout,
  LINE_WIDTH,
  LOWEST,
  type Measure,
  NUMBER_TO_WORDS,
  SHEET_TO_WORDS,
  type Start,
  type Types,
} from './page.ts'
import { breakTexts, type TextBlock } from './words.ts'

/** Up to so many works stand in one or two columns, drawn larger so that they fill the page. */
const MOST_IN_ONE_COLUMN = 2
export const MOST_IN_TWO_COLUMNS = 6
const GUTTER = 15
/** Four rows without notes fill a page. */
const SHEET_HEIGHT = 126
const ROW_GAP = 18
const TYPES: Types = {
  number: { weight: 'strong', size: 9, leading: 11 },
  artist: { weight: 'strong', size: 8.5, leading: 11 },
  title: { weight: 'text', size: 8.5, leading: 11 },
  address: { weight: 'text', size: 6.5, leading: 9 },
  enquiry: { weight: 'text', size: 6.5, leading: 9 },
  note: { weight: 'text', size: 7.5, leading: 10 },
}
const MOST_LINES = 2
const MOST_NOTE_LINES = 20

/** Rows are as high as their highest cell and never split between pages; works that fit onto one page fill it. */
export function layOutSheet(contents: readonly CellContent[], measure: Measure, start: Start): Layout {
  const columns = columnsFor(contents.length)
  const width = columnWidth(columns)
  const rules = {
    types: TYPES,
    styles: ['artist', 'title', 'address'] as const,
    mostLines: MOST_LINES,
    mostNoteLines: MOST_NOTE_LINES,
    width,
    indent: measure(String(contents.length), TYPES.number) + NUMBER_TO_WORDS,
  }
  const rows: Row[] = Array.from({ length: Math.ceil(contents.length / columns) }, (_, at) => {
    const row = contents.slice(at * columns, (at + 1) * columns)
    const blocks = row.map((content) => breakTexts(content, rules, measure))
    return { row, blocks, textHeight: SHEET_TO_WORDS + Math.max(...blocks.map((block) => block.height)) }
  })
  const sheetHeight = sheetHeightFor(rows, start)
  const cells: Cell[] = []
  let { page, top } = start
  for (const { row, blocks, textHeight } of rows) {
    const first = cells.length
    const height = sheetHeight + textHeight
    if (top + height > LOWEST) {
      page++
      top = EDGE
    }
    row.forEach((content, column) => {
      const left = EDGE + column * (width + GUTTER)
      const place = { number: first + column + 1, page, sheet: { left, top, width, height: sheetHeight } }
      cells.push(placeCell(content, blocks[column]?.words ?? [], place))
    })
    top += height + ROW_GAP
  }
  return { pages: page, cells }
}

function columnsFor(count: number): number {
  if (count <= MOST_IN_ONE_COLUMN) return 1
  return count <= MOST_IN_TWO_COLUMNS ? 2 : 3
}

export function columnWidth(columns: number): number {
  return (LINE_WIDTH - (columns - 1) * GUTTER) / columns
}

type Row = { row: readonly CellContent[]; blocks: TextBlock[]; textHeight: number }

function sheetHeightFor(rows: readonly Row[], { top }: Start): number {
  const texts = rows.reduce((sum, { textHeight }) => sum + textHeight, 0)
  const room = LOWEST - top - texts - (rows.length - 1) * ROW_GAP
  return Math.max(SHEET_HEIGHT, Math.floor(room / rows.length))
}

type Place = Pick<Cell, 'number' | 'page' | 'sheet'>

function placeCell(
  { width, height }: CellContent,
  words: TextBlock['words'],
  { number, page, sheet }: Place,
): Cell {
  const { left, top } = sheet
  const firstLine = top + sheet.height + SHEET_TO_WORDS
  const placed = words.map((block) => ({ ...block, left: left + block.left, top: firstLine + block.top }))
  const lines = [String(number)]
  const numberText = { style: 'number' as const, type: TYPES.number, left, top: firstLine, lines }
  return { number, page, sheet, picture: fitInto(sheet, width / height), words: [numberText, ...placed] }
}
