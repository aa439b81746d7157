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
import { breakTexts } from './words.ts'

const BETWEEN_WORKS = 20
const TYPES: Types = {
  number: { weight: 'strong', size: 11, leading: 14 },
  artist: { weight: 'strong', size: 11, leading: 14 },
  title: { weight: 'text', size: 11, leading: 14 },
  address: { weight: 'text', size: 8.5, leading: 12 },
  enquiry: { weight: 'text', size: 8.5, leading: 12 },
  note: { weight: 'text', size: 9.5, leading: 13 },
}
const MOST_LINES = 1
/** This is enough for the longest note in wide characters; the picture above it stays large. */
const MOST_NOTE_LINES = 8

type LargeWorks = { start: Start; worksAPage: number }

/** All works of a page are equally high, and the picture gets what the texts below it leave. */
export function layOutLarge(
  contents: readonly CellContent[],
  measure: Measure,
  { start, worksAPage }: LargeWorks,
): Layout {
  const rules = {
    types: TYPES,
    styles: ['artist', 'title', 'address', 'enquiry'] as const,
    mostLines: MOST_LINES,
    mostNoteLines: MOST_NOTE_LINES,
    width: LINE_WIDTH,
    indent: measure(String(contents.length), TYPES.number) + NUMBER_TO_WORDS,
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
    const numberText = { style: 'number' as const, type: TYPES.number, left: EDGE, top: below }
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
