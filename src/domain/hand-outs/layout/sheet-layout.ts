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

const COLUMNS = 3
const GUTTER = 15
export const COLUMN_WIDTH = (LINE_WIDTH - (COLUMNS - 1) * GUTTER) / COLUMNS
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
/** Enough for a note of the greatest length in wide characters. */
const MOST_NOTE_LINES = 20

/** Rows of three, each as high as its highest cell and never split between pages. */
export function layOutSheet(contents: readonly CellContent[], measure: Measure, start: Start): Layout {
  const rules = {
    types: TYPES,
    styles: ['artist', 'title', 'address'] as const,
    mostLines: MOST_LINES,
    mostNoteLines: MOST_NOTE_LINES,
    width: COLUMN_WIDTH,
    indent: measure(String(contents.length), TYPES.number) + NUMBER_TO_WORDS,
  }
  const cells: Cell[] = []
  let { page, top } = start
  for (let first = 0; first < contents.length; first += COLUMNS) {
    const row = contents.slice(first, first + COLUMNS)
    const blocks = row.map((content) => breakTexts(content, rules, measure))
    const height = SHEET_HEIGHT + SHEET_TO_WORDS + Math.max(...blocks.map((block) => block.height))
    if (top + height > LOWEST) {
      page++
      top = EDGE
    }
    row.forEach((content, column) => {
      const place = { number: first + column + 1, page, left: EDGE + column * (COLUMN_WIDTH + GUTTER), top }
      cells.push(placeCell(content, blocks[column]?.words ?? [], place))
    })
    top += height + ROW_GAP
  }
  return { pages: page, cells }
}

type Place = { number: number; page: number; left: number; top: number }

function placeCell(
  { width, height }: CellContent,
  words: TextBlock['words'],
  { number, page, left, top }: Place,
): Cell {
  const sheet = { left, top, width: COLUMN_WIDTH, height: SHEET_HEIGHT }
  const firstLine = top + SHEET_HEIGHT + SHEET_TO_WORDS
  const placed = words.map((block) => ({ ...block, left: left + block.left, top: firstLine + block.top }))
  const lines = [String(number)]
  const numberText = { style: 'number' as const, type: TYPES.number, left, top: firstLine, lines }
  return { number, page, sheet, picture: fitInto(sheet, width / height), words: [numberText, ...placed] }
}
