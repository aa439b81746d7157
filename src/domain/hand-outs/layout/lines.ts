/** The width of a text in one style, in points. */
type MeasureText = (text: string) => number

const ELLIPSIS = '…'

/**
 * Breaks a text into lines of at most `width` points: at spaces, after slashes, at its own line breaks, and within a word
 * that is wider than a line, if it can be after its hyphens. Beyond `most` lines the last one ends with an ellipsis.
 */
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

/**
 * After slashes or hyphens. In an address, a hyphen at the end of a line could be mistaken for hyphenation; a name such
 * as Ha-eun stays whole where a line is wide enough for it.
 */
function splitWord(word: string, width: number, measure: MeasureText): string[] {
  if (word.includes('/')) return word.split(/(?<=\/)/)
  return measure(word.trimEnd()) <= width ? [word] : word.split(/(?<=-)/)
}

/** By characters; every line has at least one. */
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
