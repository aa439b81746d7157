import { COLOURS } from '#domain/imaging/word-mark.ts'
import { type Box, type Cell, NOTE_INDENT, type Words } from './layout/page.ts'
import { type Block, drawLines, drawLink, heightOf } from './pen/draw-block.server.ts'
import type { Pen, Structure } from './pen/pen.server.ts'

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
export function tryPicture(pen: Pen, box: Box, bytes: Buffer): boolean {
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
