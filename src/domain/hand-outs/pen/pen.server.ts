import PDFDocument from 'pdfkit'
import { type Box, EDGE, type FontWeight, PAGE } from '#domain/hand-outs/layout/page.ts'
import { COLOURS } from '#domain/imaging/word-mark.ts'
import { runsOf } from './fonts.server.ts'

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
