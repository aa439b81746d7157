import {
  BEFORE_NOTE,
  type CellContent,
  type Measure,
  NOTE_INDENT,
  type StyleName,
  type Types,
  type Words,
} from './page.ts'

type MeasureText = (text: string) => number

const ELLIPSIS = '…'

/** Widths are points; a word breaks only when wider than a line, and beyond `most` lines an ellipsis ends the last. */
export function breakIntoLines(
  text: string,
  width: number,
  measure: MeasureText,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const lines = text
    .split('\n')
    .flatMap((paragraph) => breakParagraph(paragraph, width, measure))
    .filter((line) => line !== '')
  if (lines.length <= most) return lines
  const last = shorten(`${lines[most - 1] ?? ''}${ELLIPSIS}`, width, measure)
  return [...lines.slice(0, most - 1), last]
}

function breakParagraph(paragraph: string, width: number, measure: MeasureText): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of paragraph.split(/(?<=\s)/).flatMap((word) => splitWord(word, width, measure))) {
    if (measure((line + piece).trimEnd()) <= width) {
      line += piece
      continue
    }
    lines.push(line.trimEnd())
    const parts = breakWord(piece, width, measure)
    line = parts.pop() ?? ''
    lines.push(...parts)
  }
  return [...lines, line.trim()]
}

/** A hyphen that ends a line of an address would look like hyphenation; Ha-eun stays whole where a line can hold it. */
function splitWord(word: string, width: number, measure: MeasureText): string[] {
  if (word.includes('/')) return word.split(/(?<=\/)/)
  return measure(word.trimEnd()) <= width ? [word] : word.split(/(?<=-)/)
}

function breakWord(word: string, width: number, measure: MeasureText): string[] {
  if (measure(word.trimEnd()) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && measure(part + character) > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

function shorten(line: string, width: number, measure: MeasureText): string {
  let characters = [...line.slice(0, -ELLIPSIS.length)]
  while (characters.length > 0 && measure(characters.join('') + ELLIPSIS) > width)
    characters = characters.slice(0, -1)
  return characters.join('').trimEnd() + ELLIPSIS
}

export type TextBlock = { height: number; words: Words[] }

type TextRules = {
  types: Types
  styles: readonly Exclude<StyleName, 'number' | 'note'>[]
  mostLines: number
  mostNoteLines: number
  width: number
  /** All texts but the number are indented by this much. */
  indent: number
}

/** `top` of each text counts from the top of the block. */
export function breakTexts(content: CellContent, rules: TextRules, measure: Measure): TextBlock {
  const { types, styles, mostLines, width, indent } = rules
  const words: Words[] = []
  let top = 0
  const add = (style: StyleName, left: number, lines: string[]) => {
    if (lines.length === 0) return
    words.push({ style, type: types[style], left, top, lines })
    top += lines.length * types[style].leading
  }
  for (const style of styles) {
    const measured = (text: string) => measure(text, types[style])
    add(style, indent, breakIntoLines(content[style], width - indent, measured, mostLines))
  }
  const note = breakNote(content.note, rules, measure)
  if (note.length > 0) top += BEFORE_NOTE
  add('note', indent + NOTE_INDENT, note)
  return { height: top, words }
}

function breakNote(
  note: string,
  { types, width, indent, mostNoteLines }: TextRules,
  measure: Measure,
): string[] {
  const measured = (text: string) => measure(text, types.note)
  return breakLongText(note, { width: width - indent - NOTE_INDENT, most: mostNoteLines, measured })
}

type LongText = { width: number; most: number; measured: (text: string) => number }

/** A text with more lines than there is room for loses its own line breaks, and only then its end. */
export function breakLongText(text: string, { width, most, measured }: LongText): string[] {
  const lines = breakIntoLines(text, width, measured)
  if (lines.length <= most) return lines
  return breakIntoLines(text.replaceAll('\n', ' '), width, measured, most)
}

type HasGlyph = (character: string) => boolean

const OMITTED = '[…]'

/** Characters that the font lacks lose their accents, or a run of them becomes one placeholder; line breaks stay. */
export function inGlyphsOf(text: string, hasGlyph: HasGlyph): string {
  const visible = text
    .normalize('NFC')
    .replaceAll(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replaceAll(/[^\S\n]/gu, ' ')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
  let shown = ''
  let omitting = false
  for (const character of visible) {
    const known = character === '\n' ? character : findKnown(character, hasGlyph)
    if (known !== null) shown += known
    else if (!omitting) shown += OMITTED
    // Several words in another script become one placeholder.
    omitting = known === null || (omitting && known === ' ')
  }
  return shown.replaceAll(/ +/g, ' ').trim()
}

function findKnown(character: string, hasGlyph: HasGlyph): string | null {
  if (hasGlyph(character)) return character
  const bare = character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return bare !== '' && [...bare].every(hasGlyph) ? bare : null
}
