export type Concept = {
  de: readonly string[]
  en: readonly string[]
  /** The broader concept: a dog for a poodle. */
  parent: Concept | null
  kinds: Concept[]
  isColour: boolean
}

const BETWEEN_LANGUAGES = '='
const BETWEEN_WORDS = ','
const INDENT = 2
const COMMENT = '#'
const MOST_LINES = 20_000
const MOST_WORDS = 40
const LONGEST_WORD = 80

/** Each line has German words, an equals sign and English ones; a kind is two spaces further in, # begins a note. */
export function readDictionary(name: string, text: string, isColour = false): Concept[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  if (lines.length > MOST_LINES) throw new Error(`${name} has more than ${MOST_LINES} lines`)
  const above: Concept[] = []
  return lines.flatMap((line, at) => {
    if (line.trim() === '' || line.startsWith(COMMENT)) return []
    const wrong = (what: string) =>
      new Error(`${name}, line ${at + 1}, ${what}: ${line.trim().slice(0, LONGEST_WORD)}`)
    const sides = line.split(BETWEEN_LANGUAGES).map(wordsOf)
    const [de = [], en = []] = sides
    if (sides.length !== 2 || de.length === 0 || en.length === 0)
      throw wrong('does not have German words, an equals sign and English words')
    const depth = line.search(/[^ ]/) / INDENT
    if (!Number.isInteger(depth) || depth > above.length || /^ *[^\S ]/.test(line))
      throw wrong(`is not ${INDENT} spaces further in than the thing that it is a kind of`)
    for (const words of sides) {
      if (words.length > MOST_WORDS) throw wrong(`has more than ${MOST_WORDS} words of one language`)
      if (words.some((word) => word === '' || word.length > LONGEST_WORD))
        throw wrong(`has a word that is empty or longer than ${LONGEST_WORD} characters`)
    }
    const parent = above[depth - 1] ?? null
    const concept: Concept = { de, en, parent, kinds: [], isColour }
    parent?.kinds.push(concept)
    above.length = depth
    above.push(concept)
    return [concept]
  })
}

function wordsOf(side: string): string[] {
  return side.trim() === '' ? [] : side.split(BETWEEN_WORDS).map((word) => word.trim())
}
