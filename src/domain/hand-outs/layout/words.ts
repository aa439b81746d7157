import { breakIntoLines } from './lines.ts'
import {
  BEFORE_NOTE,
  type CellContent,
  type Measure,
  NOTE_INDENT,
  type StyleName,
  type Types,
  type Words,
} from './page.ts'

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
