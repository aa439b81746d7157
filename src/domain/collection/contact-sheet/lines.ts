/** How wide a text is in one style, in points. */
export type MeasureText = (text: string) => number

const ELLIPSIS = '…'

/**
 * The text in lines of at most `width` points: broken at spaces, behind hyphens or slashes, at its own line breaks, and
 * within a word that is wider than a line. Beyond `most` lines the last one ends with an ellipsis.
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
  for (const piece of paragraph.split(/(?<=\s)/).flatMap(splitWord)) {
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

/** Behind slashes or hyphens. In an address the hyphen at the end of a line would look like one of ours. */
function splitWord(word: string): string[] {
  return word.split(word.includes('/') ? /(?<=\/)/ : /(?<=-)/)
}

/** Letter by letter; a width below that of a single letter still takes that letter. */
function breakWord(word: string, width: number, measure: MeasureText): string[] {
  if (measure(word.trimEnd()) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

function shorten(line: string, width: number, measure: MeasureText): string {
  let letters = [...line.slice(0, -ELLIPSIS.length)]
  while (letters.length > 0 && measure(letters.join('') + ELLIPSIS) > width) letters = letters.slice(0, -1)
  return letters.join('').trimEnd() + ELLIPSIS
}
