import { breakIntoLines } from './lines.ts'

// Layout of the sheet. All lengths are points (1/72 inch), from the top left corner of the page.

/** A4, upright. */
export const PAGE = { width: 595.28, height: 841.89 } as const
/** 15 mm; office printers cannot print the outermost 5. */
export const EDGE = 42
export const FOOT_BASELINE = 814
/** Below the title and the facts. */
const FIRST_PAGE_TOP = 172
const LOWEST = 788
const COLUMNS = 3
const GUTTER = 15
export const COLUMN_WIDTH = (PAGE.width - 2 * EDGE - (COLUMNS - 1) * GUTTER) / COLUMNS
/** Four rows without notes fill a page. */
const SHEET_HEIGHT = 126
/** Between the sheet and the picture on it. */
const MAT = 6
const ROW_GAP = 18

export const STYLES = {
  number: { weight: 'strong', size: 9, leading: 11 },
  artist: { weight: 'strong', size: 8.5, leading: 11 },
  title: { weight: 'text', size: 8.5, leading: 11 },
  address: { weight: 'text', size: 6.5, leading: 9 },
  note: { weight: 'text', size: 7.5, leading: 10 },
} as const
export type StyleName = keyof typeof STYLES
export type FontWeight = 'text' | 'display' | 'strong'
export type Measure = (text: string, style: { weight: FontWeight; size: number }) => number

const SHEET_TO_WORDS = 4
const NUMBER_TO_WORDS = 6
/** The line beside a note, and white on both sides of it. */
export const NOTE_INDENT = 7
const BEFORE_NOTE = 4
/** Longer texts are cut. */
const MOST_LINES = { artist: 2, title: 2, address: 2 } as const
/** Enough for a note of the greatest length in wide characters; one with more line breaks loses them. */
const MOST_NOTE_LINES = 20

/** Content of a cell; `width` and `height` are the picture's, in any unit. */
export type CellContent = {
  artist: string
  title: string
  address: string
  note: string
  width: number
  height: number
}

export type Box = { left: number; top: number; width: number; height: number }
type Words = { style: StyleName; left: number; top: number; lines: string[] }

/** A picture's place: `page` and `number` count from 1. `words` are in reading order. */
export type Cell = {
  number: number
  page: number
  sheet: Box
  /** Uncropped on its sheet. */
  picture: Box
  words: Words[]
}

export type Layout = { pages: number; cells: Cell[] }

type Blocks = { height: number; words: Omit<Words, 'top'>[] }

/** Rows of three, each as high as its highest cell and never split between pages. */
export function layOut(contents: readonly CellContent[], measure: Measure): Layout {
  const indent = measure(String(contents.length), STYLES.number) + NUMBER_TO_WORDS
  const cells: Cell[] = []
  let page = 1
  let top = FIRST_PAGE_TOP
  for (let first = 0; first < contents.length; first += COLUMNS) {
    const row = contents.slice(first, first + COLUMNS)
    const blocks = row.map((content) => breakTexts(content, indent, measure))
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

function breakTexts(content: CellContent, indent: number, measure: Measure): Blocks {
  const width = COLUMN_WIDTH - indent
  const broken = (['artist', 'title', 'address'] as const).map((style) => {
    const lines = breakIntoLines(
      content[style],
      width,
      (text) => measure(text, STYLES[style]),
      MOST_LINES[style],
    )
    return { style, left: indent, lines }
  })
  const note = breakNote(content.note, width - NOTE_INDENT, (text) => measure(text, STYLES.note))
  const words = [...broken, { style: 'note' as const, left: indent + NOTE_INDENT, lines: note }]
  return { words, height: heightOf(words) }
}

/** Removes the note's line breaks before it would be cut. */
function breakNote(note: string, width: number, measure: (text: string) => number): string[] {
  const lines = breakIntoLines(note, width, measure)
  if (lines.length <= MOST_NOTE_LINES) return lines
  return breakIntoLines(note.replaceAll('\n', ' '), width, measure, MOST_NOTE_LINES)
}

function heightOf(words: readonly Pick<Words, 'style' | 'lines'>[]): number {
  return words.reduce(
    (height, block) => height + spaceBefore(block) + block.lines.length * STYLES[block.style].leading,
    0,
  )
}

function spaceBefore({ style, lines }: Pick<Words, 'style' | 'lines'>): number {
  return style === 'note' && lines.length > 0 ? BEFORE_NOTE : 0
}

type Place = { number: number; page: number; left: number; top: number }

function placeCell(
  { width, height }: CellContent,
  blocks: Blocks['words'],
  { number, page, left, top }: Place,
): Cell {
  const sheet = { left, top, width: COLUMN_WIDTH, height: SHEET_HEIGHT }
  const firstLine = top + SHEET_HEIGHT + SHEET_TO_WORDS
  const words = blocks.map((block, at) => {
    const above = heightOf(blocks.slice(0, at)) + spaceBefore(block)
    return { ...block, left: left + block.left, top: firstLine + above }
  })
  const numberText = { style: 'number' as const, left, top: firstLine, lines: [String(number)] }
  return { number, page, sheet, picture: fitInto(sheet, width / height), words: [numberText, ...words] }
}

/** The largest centred box of this ratio inside the margin. */
function fitInto(sheet: Box, ratio: number): Box {
  const most = { width: sheet.width - 2 * MAT, height: sheet.height - 2 * MAT }
  const width = Math.min(most.width, most.height * ratio)
  const height = Math.min(most.height, most.width / ratio)
  return {
    left: sheet.left + (sheet.width - width) / 2,
    top: sheet.top + (sheet.height - height) / 2,
    width,
    height,
  }
}
