import { LONGEST_KEYWORDS } from './limits.ts'

/** Keywords stand in their field as a list with commas. */
function splitKeywords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** The keywords with others added and taken away, each once whatever its case; as many as have room. */
export function changeKeywords(text: string, added: readonly string[], removed: readonly string[]): string {
  const gone = new Set(removed.map(folded))
  const kept = new Map(
    [...splitKeywords(text), ...added.flatMap(splitKeywords)]
      .filter((word) => !gone.has(folded(word)))
      .toReversed()
      .map((word) => [folded(word), word]),
  )
  let joined = ''
  for (const word of [...kept.values()].toReversed()) {
    const longer = joined === '' ? word : `${joined}, ${word}`
    if (longer.length > LONGEST_KEYWORDS) return joined
    joined = longer
  }
  return joined
}

function folded(word: string): string {
  return word.trim().toLocaleLowerCase('de')
}
