import type { BlockContent, DefinitionContent, ListItem, PhrasingContent } from 'mdast'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'

/** A node of the text in the staff's editor. */
export type EditorNode = {
  type?: string
  text?: string
  attrs?: Record<string, unknown> | undefined
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[]
  content?: EditorNode[]
}

type Block = BlockContent | DefinitionContent

/** The item's own title is the `h1`, so `#` is the second level; see `newsHtml`. */
const HEADING_ABOVE = 1
const LOWEST_DEPTH = 6
/** The highest number at which CommonMark lets a list begin. */
const HIGHEST_START = 999_999_999
/** Keeps empty content, which Markdown would drop. */
const NO_BREAK_SPACE = '\u00a0'

const OPTIONS: Options = {
  bullet: '-',
  emphasis: '_',
  listItemIndent: 'one',
  rule: '*',
  // See encode-edges.ts.
  handlers: { inlineCode: ({ value }) => value },
  // Syntax of the website's Markdown beyond CommonMark: tables, deletions and bare addresses, which become links.
  unsafe: [
    { character: '|', inConstruct: 'phrasing' },
    { character: '~', inConstruct: 'phrasing' },
    { character: ':', before: '[ps]', after: '\\/', inConstruct: 'phrasing' },
    { character: '.', before: '[Ww]', after: '[\\-.\\w]', inConstruct: 'phrasing' },
    { character: '@', inConstruct: 'phrasing' },
    // White space at the ends of a text is trimmed.
    { character: NO_BREAK_SPACE, before: '[ \\r\\n]', inConstruct: 'phrasing' },
    { character: NO_BREAK_SPACE, after: '[\\r\\n]', inConstruct: 'phrasing' },
  ],
}

/** `newsHtml` turns the Markdown into the same document again. Empty paragraphs at the end are dropped. */
export function writeMarkdown(document: EditorNode): string {
  const blocks = document.content ?? []
  const end = blocks.findLastIndex((block) => !isEmpty(block)) + 1
  return toMarkdown({ type: 'root', children: toBlocks(blocks.slice(0, end)) }, OPTIONS).trim()
}

function isEmpty({ type, content = [] }: EditorNode): boolean {
  return type === 'paragraph' && content.every(({ text = '' }) => text.trim() === '')
}

function toBlocks(nodes: readonly EditorNode[]): Block[] {
  return nodes.map(toBlock)
}

function toBlock(node: EditorNode): Block {
  const { type, attrs, content = [] } = node
  if (type === 'heading') return { type, depth: depthOf(attrs?.level), children: toInline(content) }
  if (type === 'blockquote') return { type, children: toBlocks(content) }
  if (type === 'horizontalRule') return { type: 'thematicBreak' }
  if (type === 'bulletList' || type === 'orderedList') return toList(node)
  return { type: 'paragraph', children: toInline(content) }
}

function depthOf(level: unknown) {
  const depths = [1, 2, 3, 4, 5, LOWEST_DEPTH] as const
  return depths.find((depth) => depth === Number(level) - HEADING_ABOVE) ?? LOWEST_DEPTH
}

function toList({ type, attrs, content = [] }: EditorNode): Block {
  const children = content.map(toItem)
  const start = Math.min(Math.max(Number(attrs?.start ?? 1), 0), HIGHEST_START - content.length)
  return {
    type: 'list',
    ordered: type === 'orderedList',
    ...(type === 'orderedList' ? { start } : {}),
    spread: children.some(({ spread }) => spread),
    children,
  }
}

/** An empty line sets the parts of an item apart, except for a list that may stand right below a line. */
function toItem({ content = [] }: EditorNode): ListItem {
  const [, second, ...others] = content
  const isNestedList =
    second?.type === 'bulletList' || (second?.type === 'orderedList' && second.attrs?.start === 1)
  const isTight = others.length === 0 && (!second || isNestedList)
  return { type: 'listItem', spread: !isTight, children: toBlocks(content) }
}

function toInline(content: readonly EditorNode[]): PhrasingContent[] {
  const children = toPhrasing(content)
  if (children.length === 0 || children.at(-1)?.type === 'break')
    children.push({ type: 'text', value: NO_BREAK_SPACE })
  return children
}

type Mark = { type: string; href: string }

/** A word, white space or a line break, with what it is marked as. */
type Piece = { text: string; marks: readonly Mark[] }

const BREAK = '\n'
/** Markdown and browsers would read this in an address as one character. */
const REFERENCE = /(&#?\w+);/g
const SPACES = /(\s+)/
/** White space that is drawn as a space, and characters that nobody sees and the website refuses. */
const LIKE_SPACE = /[\t\n\v\f\r\u2028\u2029]/g
const CONTROLS = /\p{Cc}/gu

function toPhrasing(content: readonly EditorNode[]): PhrasingContent[] {
  return encodeEdges(nest(keepSpaces(markInside(content.flatMap(toPieces)))), false)
}

function toPieces({ type, text = '', marks = [] }: EditorNode): Piece[] {
  const pieceMarks = marks.map((mark) => ({ type: mark.type, href: String(mark.attrs?.href ?? '') }))
  if (type === 'hardBreak') return [{ text: BREAK, marks: pieceMarks }]
  const words = text.replaceAll(LIKE_SPACE, ' ').replaceAll(CONTROLS, '')
  return words
    .split(SPACES)
    .filter((word) => word !== '')
    .map((word) => ({ text: word, marks: pieceMarks }))
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

/** The mark that covers the most text encloses the others. */
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

/** One character of two UTF-16 units, such as an emoji. */
const EMOJI = /([\u{10000}-\u{10ffff}])/u

/** The website's Markdown counts emoji as punctuation, its writer as letters; references are punctuation to both. */
function encodeEdges(children: readonly PhrasingContent[], isMarked: boolean): PhrasingContent[] {
  return children.flatMap((child, at) => {
    if (child.type !== 'text') return [child]
    const touches = (other = children[at]) => (other === child ? isMarked : other?.type !== 'break')
    return encode(child.value, touches(children[at - 1]), touches(children[at + 1]))
  })
}

/** Words and emoji by turns, since that is how `split` divides by a group. */
function encode(value: string, touchesBefore: boolean, touchesAfter: boolean): PhrasingContent[] {
  const parts = value.split(EMOJI)
  return parts.flatMap((part, at): PhrasingContent[] => {
    if (part === '') return []
    const before = parts[at - 1] ?? ''
    const after = parts[at + 1] ?? ''
    const isAtStart = at === 1 && before === '' && touchesBefore
    const isAtEnd = at === parts.length - 2 && after === '' && touchesAfter
    const isTouched = isAtStart || isAtEnd || before.endsWith('_') || after.startsWith('_')
    return [at % 2 === 1 && isTouched ? toReference(part) : { type: 'text', value: part }]
  })
}

/** The editor has no code, so that this type is free for what is written as it is. */
function toReference(letter: string): PhrasingContent {
  return { type: 'inlineCode', value: `&#x${letter.codePointAt(0)?.toString(16).toUpperCase()};` }
}
