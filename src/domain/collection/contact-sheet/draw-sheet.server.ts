import { COLOURS, DOT } from '#domain/imaging/word-mark.ts'
import { measure } from './fonts.server.ts'
import { type Cell, EDGE, FOOT_BASELINE, NOTE_INDENT, PAGE, STYLES } from './layout.ts'
import { breakIntoLines } from './lines.ts'
import type { Pen, Structure } from './pen.server.ts'
import type { SheetTexts } from './texts.ts'

const BRAND = { weight: 'strong', size: 19, baseline: 58, tracking: -0.3 } as const
/** Relative to the font size, as on the share images: space before the dot, and its width. */
const BEFORE_DOT = 0.06
const DOT_SIZE = 0.2
const TITLE = { weight: 'display', size: 44, baseline: 118, tracking: -1.1 } as const
const FACTS = { weight: 'text', size: 10, baseline: 140 } as const
const WITHDRAWN = { weight: 'text', size: 10, baseline: 154, colour: COLOURS.ink2 } as const
const FOOT = { weight: 'text', size: 7.5, colour: COLOURS.ink2 } as const
const FOOT_LINE = FOOT_BASELINE - 15
const BETWEEN_FOOT_TEXTS = 18
/** Distance from the top of a line to its baseline, relative to the leading. */
const BASELINE_IN_LINE = 0.78

/** Draws the logo, the title and the facts on top of the first page. */
export function drawHead(pen: Pen, brand: string, words: SheetTexts): void {
  pen.tag(pen.root, 'P', () => drawBrand(pen, brand))
  pen.tag(pen.root, 'H1', () => void pen.write(words.title, EDGE, TITLE.baseline, TITLE))
  pen.tag(pen.root, 'P', () => void pen.write(words.facts, EDGE, FACTS.baseline, FACTS))
  if (words.withdrawn === '') return
  pen.tag(pen.root, 'P', () => void pen.write(words.withdrawn, EDGE, WITHDRAWN.baseline, WITHDRAWN))
}

function drawBrand(pen: Pen, brand: string): void {
  const { size, baseline } = BRAND
  const right = pen.write(brand, EDGE, baseline, BRAND) + size * BEFORE_DOT
  const width = size * DOT_SIZE
  pen.fillPath(DOT.path, right, baseline - width, width / DOT.width, COLOURS.red)
}

/** Draws the contact and the page number. */
export function drawFoot(pen: Pen, contact: string, page: string): void {
  pen.decorate(() => {
    const right = PAGE.width - EDGE
    const pageLeft = right - measure(page, FOOT)
    pen.line([EDGE, FOOT_LINE], [right, FOOT_LINE], COLOURS.lineControl)
    const width = pageLeft - BETWEEN_FOOT_TEXTS - EDGE
    const [shown = ''] = breakIntoLines(contact, width, (text) => measure(text, FOOT), 1)
    pen.write(shown, EDGE, FOOT_BASELINE, FOOT)
    pen.write(page, pageLeft, FOOT_BASELINE, FOOT)
  })
}

/** The content of a cell besides its texts: the picture's file, or null, and its dominant colour. */
export type Shown = { bytes: Buffer | null; dominantColour: string; alt: string; link: string }

/** Returns whether the picture could be drawn; otherwise its box has the dominant colour. */
export function drawCell(pen: Pen, cell: Cell, shown: Shown): boolean {
  const section = pen.group(pen.root, 'Sect')
  pen.decorate(() => pen.fill(cell.sheet, COLOURS.paper2))
  let drawn = false
  const figure = () => {
    drawn = shown.bytes !== null && tryPicture(pen, cell, shown.bytes)
    if (!drawn) pen.fill(cell.picture, shown.dominantColour)
  }
  pen.tag(section, 'Figure', figure, shown.alt)
  for (const words of cell.words) drawTexts(pen, section, cell, words, shown.link)
  section.end()
  return drawn
}

/** pdfkit throws (even plain strings) before it has drawn anything. */
function tryPicture(pen: Pen, cell: Cell, bytes: Buffer): boolean {
  try {
    pen.picture(bytes, cell.picture)
    return true
  } catch {
    return false
  }
}

function drawTexts(
  pen: Pen,
  section: Structure,
  cell: Cell,
  words: Cell['words'][number],
  link: string,
): void {
  const { style, left, top, lines } = words
  if (lines.length === 0) return
  const { leading, ...type } = STYLES[style]
  const colour = style === 'address' || style === 'number' ? COLOURS.ink2 : COLOURS.ink
  const draw = () => {
    lines.forEach((line, at) => {
      pen.write(line, left, top + (at + BASELINE_IN_LINE) * leading, { ...type, colour })
    })
  }
  const height = lines.length * leading
  if (style === 'address') {
    const element = pen.tag(section, 'Link', draw)
    const width = Math.max(...lines.map((line) => measure(line, type)))
    pen.link(element, link, [{ left, top, width, height }, cell.picture])
    element.end()
    return
  }
  if (style === 'note') {
    const beside = left - NOTE_INDENT
    pen.decorate(() => pen.line([beside, top], [beside, top + height], COLOURS.lineControl))
  }
  pen.tag(section, 'P', draw).end()
}
