// All lengths are points (1/72 inch), from the top left corner.

export const PAGE = { width: 595.28, height: 841.89 } as const
/** These are 15 mm; office printers cannot print the outermost 5. */
export const EDGE = 42
export const LINE_WIDTH = PAGE.width - 2 * EDGE
export const FOOT_BASELINE = 814
export const BELOW_HEAD = 180
export const LOWEST = 788
export const SHEET_TO_WORDS = 4
export const NUMBER_TO_WORDS = 6
export const NOTE_INDENT = 7
export const BEFORE_NOTE = 4
const MAT = 6

export type FontWeight = 'text' | 'display' | 'strong'
export type TextType = { weight: FontWeight; size: number; leading: number }
export type Measure = (text: string, style: { weight: FontWeight; size: number }) => number
export type StyleName = 'number' | 'artist' | 'title' | 'address' | 'enquiry' | 'note'
export type Types = Record<StyleName, TextType>

/** `width` and `height` are the picture's, in any unit. */
export type CellContent = {
  artist: string
  title: string
  address: string
  enquiry: string
  note: string
  width: number
  height: number
}

export type Box = { left: number; top: number; width: number; height: number }
export type Words = { style: StyleName; type: TextType; left: number; top: number; lines: string[] }

/** `page` and `number` count from 1, and `words` are in reading order. */
export type Cell = {
  number: number
  page: number
  sheet: Box
  picture: Box
  words: Words[]
}

export type Layout = { pages: number; cells: Cell[] }
export type Start = { page: number; top: number }

export function fitInto(sheet: Box, ratio: number): Box {
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
