import PDFDocument from 'pdfkit'
import { advanceOf, type Run, splitIntoRuns } from '#domain/imaging/site-font.server.ts'
import { COLOURS } from '#domain/imaging/word-mark.ts'
import { type Box, EDGE, type FontWeight, type Measure, PAGE, type TextType } from './page.ts'

export type Structure = PDFKit.PDFStructureElement
type TextStyle = { weight: FontWeight; size: number; colour?: string; tracking?: number }

/** Screen readers are told what a picture shows, or the text that drawn letters stand for. */
type ReadAloud = { alt?: string; actual?: string }

/** All lengths are points from the top left corner. */
export type Pen = {
  addPage: () => void
  /** Begins at the left end of the baseline; returns the right end. */
  write: (text: string, left: number, baseline: number, style: TextStyle) => number
  fill: (box: Box, colour: string) => void
  line: (from: [number, number], to: [number, number], colour: string) => void
  /** The path is SVG path data with its origin at this point. */
  fillPath: (path: string, left: number, top: number, scale: number, colour: string) => void
  /** Throws when the bytes are not a picture. */
  picture: (bytes: Buffer, box: Box) => void
  /** Everything that `draw` draws becomes one element below `parent` in the structure for screen readers. */
  tag: (parent: Structure, type: string, draw: () => void, texts?: ReadAloud) => Structure
  group: (parent: Structure, type: string) => Structure
  link: (element: Structure, address: string, boxes: Box[]) => void
  /** Marks what screen readers skip: page numbers, lines. */
  decorate: (draw: () => void) => void
  root: Structure
  takeBytes: () => Uint8Array<ArrayBuffer> | null
  end: () => void
}

type Metadata = { title: string; author: string; language: string; createdAt: Date }

/** Begins a tagged PDF (ISO 32000-1, 14.8) without pages. */
export function openPen({ title, author, language, createdAt }: Metadata): Pen {
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: EDGE,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, CreationDate: createdAt },
  })
  const root = document.struct('Document')
  document.addStructure(root)
  return {
    root,
    addPage: () => void document.addPage(),
    write: (text, left, baseline, style) => write(document, text, { left, baseline }, style),
    fill: ({ left, top, width, height }, colour) => void document.rect(left, top, width, height).fill(colour),
    line: (from, to, colour) =>
      void document
        .moveTo(...from)
        .lineTo(...to)
        .lineWidth(LINE_WIDTH)
        .stroke(colour),
    fillPath: (path, left, top, scale, colour) =>
      void document.save().translate(left, top).scale(scale).path(path).fill(colour).restore(),
    picture: (bytes, { left, top, width, height }) =>
      void document.image(bytes, left, top, { fit: [width, height], align: 'center', valign: 'center' }),
    ...structureTools(document),
    takeBytes: () => {
      const bytes: unknown = document.read()
      return bytes instanceof Uint8Array ? new Uint8Array(bytes) : null
    },
    end: () => {
      root.end()
      document.end()
    },
  }
}

const LINE_WIDTH = 0.5

function structureTools(document: PDFKit.PDFDocument): Pick<Pen, 'tag' | 'group' | 'link' | 'decorate'> {
  return {
    tag: (parent, type, draw, texts = {}) => {
      const element = document.struct(type, texts)
      parent.add(element)
      element.add(draw)
      return element
    },
    group: (parent, type) => {
      const element = document.struct(type)
      parent.add(element)
      return element
    },
    link: (structParent, address, boxes) => {
      // `structParent` is missing in pdfkit's types.
      const options = { structParent, Border: [0, 0, 0] }
      for (const { left, top, width, height } of boxes)
        document.link(left, top, width, height, address, options)
    },
    decorate: (draw) => {
      document.markContent('Artifact', { type: 'Layout' })
      draw()
      document.endMarkedContent()
    },
  }
}

function write(
  document: PDFKit.PDFDocument,
  text: string,
  { left, baseline }: { left: number; baseline: number },
  { weight, size, colour = COLOURS.ink, tracking = 0 }: TextStyle,
): number {
  let right = left
  for (const { text: letters, file } of runsOf(text, weight)) {
    document.registerFont(file.name, file.bytes)
    document.font(file.name, size).fillColor(colour)
    const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing: tracking } as const
    document.text(letters, right, baseline, options)
    right += document.widthOfString(letters, { characterSpacing: tracking })
  }
  return right
}

/** `top` is the upper edge of the first line. */
export type Block = {
  type: TextType & { tracking?: number }
  left: number
  top: number
  lines: readonly string[]
  colour?: string
}

/** The distance from the top of a line to its baseline is relative to the leading. */
const BASELINE_IN_LINE = 0.78
const UNDERLINE = 0.18

export function drawLines(pen: Pen, { type, left, top, lines, colour = COLOURS.ink }: Block): void {
  const { leading, ...style } = type
  lines.forEach((line, at) => {
    pen.write(line, left, top + (at + BASELINE_IN_LINE) * leading, { ...style, colour })
  })
}

export function heightOf({ type, lines }: Pick<Block, 'type' | 'lines'>): number {
  return lines.length * type.leading
}

type LinkLook = {
  /** These lead there as well. */
  further?: Box[]
  underlined?: boolean
}

export function drawLink(
  pen: Pen,
  parent: Structure,
  block: Block,
  address: string,
  { further = [], underlined = false }: LinkLook = {},
): void {
  const { type, left, top, lines } = block
  const element = pen.tag(parent, 'Link', () => {
    drawLines(pen, block)
    if (underlined) underline(pen, block)
  })
  const width = Math.max(...lines.map((line) => measure(line, type)))
  pen.link(element, address, [{ left, top, width, height: heightOf(block) }, ...further])
  element.end()
}

function underline(pen: Pen, { type, left, top, lines }: Block): void {
  lines.forEach((line, at) => {
    const below = top + (at + BASELINE_IN_LINE) * type.leading + type.size * UNDERLINE
    pen.line([left, below], [left + measure(line, type), below], COLOURS.lineControl)
  })
}

const WEIGHTS = { text: 400, display: 500, strong: 600 } as const satisfies Record<FontWeight, number>

/** Advance widths are cached: 500 long notes are measured, and a glyph lookup is slow. */
const advances: Record<FontWeight, Map<string, number>> = {
  text: new Map(),
  display: new Map(),
  strong: new Map(),
}

/** The width is in points and without kerning, so slightly larger than that of the drawn text. */
export const measure: Measure = (text, { weight, size }) => {
  let width = 0
  for (const character of text) {
    const known = advances[weight].get(character)
    const advance = known ?? advanceOf(character, WEIGHTS[weight])
    if (known === undefined) advances[weight].set(character, advance)
    width += advance * size
  }
  return width
}

function runsOf(text: string, weight: FontWeight): Run[] {
  return splitIntoRuns(text, WEIGHTS[weight])
}
