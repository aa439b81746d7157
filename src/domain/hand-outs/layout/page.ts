// The page and what all layouts have in common. All lengths are points (1/72 inch), from the top left corner.

/** A4, upright. */
export const PAGE = { width: 595.28, height: 841.89 } as const
/** 15 mm; office printers cannot print the outermost 5. */
export const EDGE = 42
/** Between the margins. */
export const LINE_WIDTH = PAGE.width - 2 * EDGE
export const FOOT_BASELINE = 814
/** Works begin below the title and the facts. */
export const BELOW_HEAD = 180
/** Works end above the foot. */
export const LOWEST = 788
export const SHEET_TO_WORDS = 4
export const NUMBER_TO_WORDS = 6
/** The line beside a note, and white on both sides of it. */
export const NOTE_INDENT = 7
export const BEFORE_NOTE = 4
/** Between the sheet and the picture on it. */
const MAT = 6

export type FontWeight = 'text' | 'display' | 'strong'
export type TextType = { weight: FontWeight; size: number; leading: number }
export type Measure = (text: string, style: { weight: FontWeight; size: number }) => number
export type StyleName = 'number' | 'artist' | 'title' | 'address' | 'enquiry' | 'note'
export type Types = Record<StyleName, TextType>

/** Content of a work's place; `width` and `height` are the picture's, in any unit. */
export type CellContent = {
  artist: string
  title: string
  address: string
  /** The words of the link to an enquiry about it. */
  enquiry: string
  note: string
  width: number
  height: number
}

export type Box = { left: number; top: number; width: number; height: number }
export type Words = { style: StyleName; type: TextType; left: number; top: number; lines: string[] }

/** A work's place: `page` and `number` count from 1. `words` are in reading order. */
export type Cell = {
  number: number
  page: number
  sheet: Box
  /** Uncropped on its sheet. */
  picture: Box
  words: Words[]
}

export type Layout = { pages: number; cells: Cell[] }
/** Where the works begin. */
export type Start = { page: number; top: number }

/** The largest centred box of this ratio inside the margin. */
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
