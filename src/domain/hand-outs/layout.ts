import type { LayoutName } from './hand-outs-model.ts'
import { breakTexts, type TextBlock } from './lines.ts'
import {
  BELOW_HEAD,
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

type Arrangement = {
  layout: LayoutName
  /** A page of its own stands before the works; otherwise there is a head above the first of them. */
  hasCover: boolean
}

const WORKS_A_PAGE = { one: 1, two: 2 } as const

export function layOut(
  contents: readonly CellContent[],
  measure: Measure,
  { layout, hasCover }: Arrangement,
): Layout {
  if (contents.length === 0) return { pages: 1, cells: [] }
  const start = hasCover ? { page: 2, top: EDGE } : { page: 1, top: BELOW_HEAD }
  if (layout === 'sheet') return layOutSheet(contents, measure, start)
  return layOutLarge(contents, measure, { start, worksAPage: WORKS_A_PAGE[layout] })
}

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
function layOutSheet(contents: readonly CellContent[], measure: Measure, start: Start): Layout {
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

const BETWEEN_WORKS = 20
const LARGE_TYPES: Types = {
  number: { weight: 'strong', size: 11, leading: 14 },
  artist: { weight: 'strong', size: 11, leading: 14 },
  title: { weight: 'text', size: 11, leading: 14 },
  address: { weight: 'text', size: 8.5, leading: 12 },
  enquiry: { weight: 'text', size: 8.5, leading: 12 },
  note: { weight: 'text', size: 9.5, leading: 13 },
}
const LARGE_LINES = 1
/** This is enough for the longest note in wide characters; the picture above it stays large. */
const LARGE_NOTE_LINES = 8

type LargeWorks = { start: Start; worksAPage: number }

/** All works of a page are equally high, and the picture gets what the texts below it leave. */
function layOutLarge(
  contents: readonly CellContent[],
  measure: Measure,
  { start, worksAPage }: LargeWorks,
): Layout {
  const rules = {
    types: LARGE_TYPES,
    styles: ['artist', 'title', 'address', 'enquiry'] as const,
    mostLines: LARGE_LINES,
    mostNoteLines: LARGE_NOTE_LINES,
    width: LINE_WIDTH,
    indent: measure(String(contents.length), LARGE_TYPES.number) + NUMBER_TO_WORDS,
  }
  const cells = contents.map((content, at): Cell => {
    const page = start.page + Math.floor(at / worksAPage)
    const first = page === start.page ? start.top : EDGE
    const height = (LOWEST - first - (worksAPage - 1) * BETWEEN_WORKS) / worksAPage
    const top = first + (at % worksAPage) * (height + BETWEEN_WORKS)
    const block = breakTexts(content, rules, measure)
    const sheet = {
      left: EDGE,
      top,
      width: LINE_WIDTH,
      height: height - SHEET_TO_WORDS - block.height,
    }
    const below = top + sheet.height + SHEET_TO_WORDS
    const words = block.words.map((one) => ({ ...one, left: EDGE + one.left, top: below + one.top }))
    const number = at + 1
    const numberText = { style: 'number' as const, type: LARGE_TYPES.number, left: EDGE, top: below }
    return {
      number,
      page,
      sheet,
      picture: fitInto(sheet, content.width / content.height),
      words: [{ ...numberText, lines: [String(number)] }, ...words],
    }
  })
  return { pages: cells.at(-1)?.page ?? start.page, cells }
}
