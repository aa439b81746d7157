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
