import { hasGlyph } from '#domain/imaging/site-font.server.ts'
import { COLOURS, DOT } from '#domain/imaging/word-mark.ts'
import type { Cover, Opening } from './hand-out.ts'
import { breakIntoLines, breakLongText, inGlyphsOf } from './lines.ts'
import {
  type Box,
  type Cell,
  EDGE,
  FOOT_BASELINE,
  LINE_WIDTH,
  NOTE_INDENT,
  PAGE,
  type TextType,
  type Words,
} from './page.ts'
import { type Block, drawLines, drawLink, heightOf, measure, type Pen, type Structure } from './pen.server.ts'

const BRAND = { weight: 'strong', size: 19, baseline: 58, tracking: -0.3 } as const
/** The space before the dot and its width are parts of the font size, as on the share images. */
const BEFORE_DOT = 0.06
const DOT_SIZE = 0.2
const TITLE_TOP = 82
const TITLE = { weight: 'display', size: 44, leading: 46, tracking: -1.1 } as const
const MOST_LARGE_LINES = 2
const LONG_TITLE = { weight: 'display', size: 28, leading: 32, tracking: -0.6 } as const
const MOST_TITLE_LINES = 6
/** The lower line of a title that wraps needs more room below it than a word alone. */
const BELOW_WRAPPED_TITLE = 6
const SMALL: TextType = { weight: 'text', size: 10, leading: 14 }
const NAME: TextType = { ...SMALL, weight: 'strong' }
const NOTE: TextType = { weight: 'text', size: 11.5, leading: 17 }
const NAME_WIDTH = 120
const MOST_VALUE_LINES = 3
const PARAGRAPH_GAP = 24
const ENTRY_GAP = 4
/** The longer side of a portrait is a third of the page's width, as on the site. */
const PORTRAIT_SIZE = 160
const CONTACT_TOP = 732
const FOOT = { weight: 'text', size: 7.5, colour: COLOURS.ink2 } as const
const FOOT_LINE = FOOT_BASELINE - 15
const BETWEEN_FOOT_TEXTS = 18

export function drawHead(pen: Pen, brand: string, opening: Opening): void {
  const top = drawTitle(pen, brand, opening)
  drawOnline(pen, opening, top)
}

/** `file` is the file of the cover's picture. */
export function drawCover(pen: Pen, brand: string, opening: Opening, file: Buffer | null): void {
  const { cover } = opening
  if (!cover) return
  const top = drawPortrait(pen, cover, file, drawTitle(pen, brand, opening) + PARAGRAPH_GAP)
  const entries = cover.entries.map(({ name, values }) => ({
    name: fitting(name, NAME, NAME_WIDTH, 1),
    values: fitting(values.join('\n'), SMALL, LINE_WIDTH - NAME_WIDTH, MOST_VALUE_LINES),
  }))
  const entriesHeight = entries.reduce(
    (sum, { values }) => sum + values.length * SMALL.leading + ENTRY_GAP,
    PARAGRAPH_GAP,
  )
  const room = CONTACT_TOP - PARAGRAPH_GAP - top - entriesHeight
  const lines = fitting(cover.note, NOTE, LINE_WIDTH, Math.max(1, Math.floor(room / NOTE.leading)))
  const note: Block = { type: NOTE, left: EDGE, top, lines }
  if (lines.length > 0) pen.tag(pen.root, 'P', () => drawLines(pen, note)).end()
  let below = top + (lines.length > 0 ? heightOf(note) + PARAGRAPH_GAP : 0)
  for (const { name, values } of entries) {
    drawText(pen, { type: NAME, left: EDGE, top: below, lines: name })
    drawText(pen, { type: SMALL, left: EDGE + NAME_WIDTH, top: below, lines: values })
    below += values.length * SMALL.leading + ENTRY_GAP
  }
  drawWorkBelow(pen, cover, file, below)
  const contact = fitting(cover.contact, SMALL, LINE_WIDTH, 1)
  drawText(pen, { type: SMALL, left: EDGE, top: CONTACT_TOP, lines: contact })
  const enquiry = { type: SMALL, left: EDGE, top: CONTACT_TOP + SMALL.leading, lines: [cover.enquiry.words] }
  drawLink(pen, pen.root, enquiry, cover.enquiry.address, { underlined: true })
  drawOnline(pen, opening, CONTACT_TOP + 2 * SMALL.leading)
}

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

function drawTitle(pen: Pen, brand: string, { title, facts }: Opening): number {
  pen.tag(pen.root, 'P', () => drawBrand(pen, brand))
  const large = fitting(title, TITLE, LINE_WIDTH, MOST_TITLE_LINES)
  const type = large.length > MOST_LARGE_LINES ? LONG_TITLE : TITLE
  const lines = type === TITLE ? large : fitting(title, LONG_TITLE, LINE_WIDTH, MOST_TITLE_LINES)
  const heading = { type, left: EDGE, top: TITLE_TOP, lines }
  // Screen readers read the whole title, also the characters that the font lacks.
  pen.tag(pen.root, 'H1', () => drawLines(pen, heading), { actual: title })
  const top = TITLE_TOP + heightOf(heading) + (lines.length > 1 ? BELOW_WRAPPED_TITLE : 0)
  facts.forEach((fact, at) => {
    drawText(pen, {
      type: SMALL,
      left: EDGE,
      top: top + at * SMALL.leading,
      lines: [fact],
      colour: at === 0 ? COLOURS.ink : COLOURS.ink2,
    })
  })
  return top + facts.length * SMALL.leading
}

function drawPortrait(pen: Pen, { picture }: Cover, file: Buffer | null, top: number): number {
  if (!picture?.isPortrait || !file) return top
  const height = drawFigure(pen, picture, file, { top, width: PORTRAIT_SIZE, height: PORTRAIT_SIZE })
  return top + height + PARAGRAPH_GAP
}

/** Draws the work into the room between the texts and the contact, unless too little is left to see anything. */
function drawWorkBelow(pen: Pen, { picture }: Cover, file: Buffer | null, top: number): void {
  const height = CONTACT_TOP - PARAGRAPH_GAP - top
  if (!picture || picture.isPortrait || !file || height < PORTRAIT_SIZE) return
  drawFigure(pen, picture, file, { top, width: LINE_WIDTH, height })
}

/** Draws the picture uncropped, as large as the room allows, and returns its height. */
function drawFigure(
  pen: Pen,
  { picture, alt }: NonNullable<Cover['picture']>,
  file: Buffer,
  room: { top: number; width: number; height: number },
): number {
  const scale = Math.min(room.width / picture.width, room.height / picture.height)
  const box = { left: EDGE, top: room.top, width: picture.width * scale, height: picture.height * scale }
  pen.tag(pen.root, 'Figure', () => void tryPicture(pen, box, file), { alt }).end()
  return box.height
}

function drawBrand(pen: Pen, brand: string): void {
  const { size, baseline } = BRAND
  const right = pen.write(brand, EDGE, baseline, BRAND) + size * BEFORE_DOT
  const width = size * DOT_SIZE
  pen.fillPath(DOT.path, right, baseline - width, width / DOT.width, COLOURS.red)
}

function drawOnline(pen: Pen, { online }: Opening, top: number): void {
  const lines = fitting(online.words, SMALL, LINE_WIDTH, 1)
  drawLink(pen, pen.root, { type: SMALL, left: EDGE, top, lines, colour: COLOURS.ink2 }, online.address)
}

function drawText(pen: Pen, block: Block): void {
  pen.tag(pen.root, 'P', () => drawLines(pen, block)).end()
}

export function fitting(text: string, type: TextType, width: number, most: number): string[] {
  return breakLongText(inGlyphsOf(text, hasGlyph), {
    width,
    most,
    measured: (part) => measure(part, type),
  })
}

type Shown = {
  bytes: Buffer | null
  dominantColour: string
  alt: string
  link: string
  enquiry: string
}

/** Returns whether the picture could be drawn; otherwise its box has the dominant colour. */
export function drawWork(pen: Pen, cell: Cell, shown: Shown): boolean {
  const section = pen.group(pen.root, 'Sect')
  pen.decorate(() => pen.fill(cell.sheet, COLOURS.paper2))
  let drawn = false
  const figure = () => {
    drawn = shown.bytes !== null && tryPicture(pen, cell.picture, shown.bytes)
    if (!drawn) pen.fill(cell.picture, shown.dominantColour)
  }
  pen.tag(section, 'Figure', figure, { alt: shown.alt })
  for (const words of cell.words) drawWords(pen, section, { cell, words, shown })
  section.end()
  return drawn
}

/** pdfkit throws (even plain strings) before it has drawn anything. */
function tryPicture(pen: Pen, box: Box, bytes: Buffer): boolean {
  try {
    pen.picture(bytes, box)
    return true
  } catch {
    return false
  }
}

type Part = { cell: Cell; words: Words; shown: Shown }

function drawWords(pen: Pen, section: Structure, { cell, words, shown }: Part): void {
  const { style, left, top } = words
  const isQuiet = style === 'address' || style === 'number' || style === 'enquiry'
  const block: Block = { ...words, colour: isQuiet ? COLOURS.ink2 : COLOURS.ink }
  if (style === 'note') {
    const beside = left - NOTE_INDENT
    pen.decorate(() => pen.line([beside, top], [beside, top + heightOf(block)], COLOURS.lineControl))
  }
  if (style === 'address') drawLink(pen, section, block, shown.link, { further: [cell.picture] })
  else if (style === 'enquiry') drawLink(pen, section, block, shown.enquiry, { underlined: true })
  else pen.tag(section, 'P', () => drawLines(pen, block)).end()
}
