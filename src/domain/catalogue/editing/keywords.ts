import { keywords } from '#platform/fields/kinds.ts'

/** Keywords are stored as a comma-separated list. */
function splitKeywords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** Adds and removes keywords, ignoring case; drops those that exceed the length of the field. */
export function changeKeywords(text: string, added: readonly string[], removed: readonly string[]): string {
  const removedKeys = new Set(removed.map(normalize))
  const kept = new Map(
    [...splitKeywords(text), ...added.flatMap(splitKeywords)]
      .filter((word) => !removedKeys.has(normalize(word)))
      .toReversed()
      .map((word) => [normalize(word), word]),
  )
  let joined = ''
  for (const word of [...kept.values()].toReversed()) {
    const longer = joined === '' ? word : `${joined}, ${word}`
    if (longer.length > keywords.longest) return joined
    joined = longer
  }
  return joined
}

function normalize(word: string): string {
  return word.trim().toLocaleLowerCase('de')
}
