import type { JSONContent } from '@tiptap/react'
import type { PhrasingContent } from 'mdast'
import { encodeEdges } from './encode-edges.ts'

type Mark = { type: string; href: string }

/** A word, white space or a line break, with what it is marked as. */
type Piece = { text: string; marks: readonly Mark[] }

const BREAK = '\n'
const NO_BREAK_SPACE = '\u00a0'
/** In an address, Markdown and browsers would read it as one character. */
const REFERENCE = /(&#?\w+);/g
const SPACES = /(\s+)/
/** White space that is drawn as a space, and characters that nobody sees and the website refuses. */
const LIKE_SPACE = /[\t\n\v\f\r\u2028\u2029]/g
const CONTROLS = /\p{Cc}/gu

/** The content of a paragraph or heading as Markdown nests it. */
export function toPhrasing(content: readonly JSONContent[]): PhrasingContent[] {
  return encodeEdges(nest(keepSpaces(markInside(content.flatMap(toPieces)))), false)
}

function toPieces({ type, text = '', marks = [] }: JSONContent): Piece[] {
  const own = marks.map((mark) => ({ type: mark.type, href: String(mark.attrs?.href ?? '') }))
  if (type === 'hardBreak') return [{ text: BREAK, marks: own }]
  const words = text.replaceAll(LIKE_SPACE, ' ').replaceAll(CONTROLS, '')
  return words
    .split(SPACES)
    .filter((word) => word !== '')
    .map((word) => ({ text: word, marks: own }))
}

/** Markdown's marks cannot begin or end with white space, where nobody sees them anyway. */
function markInside(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (!isSpace(piece)) return piece
    const before = pieces.slice(0, at).findLast((other) => !isSpace(other))
    const after = pieces.slice(at + 1).find((other) => !isSpace(other))
    const marks = piece.marks.filter((mark) => before && after && has(before, mark) && has(after, mark))
    return { ...piece, marks }
  })
}

/** HTML draws several spaces as one, and none at the beginning of a line; the editor draws each. */
function keepSpaces(pieces: readonly Piece[]): Piece[] {
  return pieces
    .map((piece, at) => {
      const next = pieces[at + 1]
      const isLast = !next || next.text === BREAK
      if (!isSpace(piece) || piece.text === BREAK) return piece
      if (isLast) return { ...piece, text: '' }
      const isFirst = (pieces[at - 1]?.text ?? BREAK) === BREAK
      const drawn = isFirst ? /\s/g : isSpace(next) ? / /g : / (?= )/g
      return { ...piece, text: piece.text.replace(drawn, NO_BREAK_SPACE) }
    })
    .filter(({ text }) => text !== '')
}

function isSpace({ text }: Piece): boolean {
  return text.trim() === ''
}

function has({ marks }: Piece, { type, href }: Mark): boolean {
  return marks.some((mark) => mark.type === type && mark.href === href)
}

/** What is marked longest encloses the rest. */
function nest(pieces: readonly Piece[]): PhrasingContent[] {
  const [first] = pieces
  if (!first) return []
  const runs = first.marks.map((mark) => ({ mark, length: runLength(pieces, (piece) => has(piece, mark)) }))
  const [longest] = runs.toSorted((one, other) => other.length - one.length)
  if (!longest) return nestPlain(first, pieces)
  const { mark, length } = longest
  const inside = pieces.slice(0, length).map((piece) => ({
    ...piece,
    marks: piece.marks.filter(({ type }) => type !== mark.type),
  }))
  return [toMarked(mark, nest(inside)), ...nest(pieces.slice(length))]
}

function nestPlain(first: Piece, pieces: readonly Piece[]): PhrasingContent[] {
  if (first.text === BREAK) return [{ type: 'break' }, ...nest(pieces.slice(1))]
  const length = runLength(pieces, ({ text, marks }) => marks.length === 0 && text !== BREAK)
  const value = pieces
    .slice(0, length)
    .map(({ text }) => text)
    .join('')
  return [{ type: 'text', value }, ...nest(pieces.slice(length))]
}

function runLength(pieces: readonly Piece[], belongs: (piece: Piece) => boolean): number {
  const end = pieces.findIndex((piece) => !belongs(piece))
  return end === -1 ? pieces.length : end
}

function toMarked({ type, href }: Mark, nested: PhrasingContent[]): PhrasingContent {
  const children = encodeEdges(nested, true)
  if (type === 'link') return { type: 'link', url: href.replace(REFERENCE, '$1%3B'), children }
  return { type: type === 'bold' ? 'strong' : 'emphasis', children }
}
