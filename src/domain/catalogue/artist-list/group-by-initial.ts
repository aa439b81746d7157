const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Where names go that begin with none of these letters. */
const OTHER_LETTER = '#'

export type LetterGroup<Item> = { letter: string; items: Item[] }

/**
 * Sorts named things under the letters A to Z, in the order they come; every letter is there, also an empty one. Accents
 * are taken off (Ä stands under A, Ł under L). Names in other scripts or with digits follow under "#", which is only
 * there when it is needed.
 */
export function groupByLetter<Item extends { sortName: string }>(
  items: readonly Item[],
): LetterGroup<Item>[] {
  const groups = new Map(
    LETTERS.map((letter): [string, LetterGroup<Item>] => [letter, { letter, items: [] }]),
  )
  const others: LetterGroup<Item> = { letter: OTHER_LETTER, items: [] }
  for (const item of items) (groups.get(firstLetter(item.sortName)) ?? others).items.push(item)
  return others.items.length > 0 ? [...groups.values(), others] : [...groups.values()]
}

/** Strokes through letters are no accents to Unicode, so those two are named here. */
const STROKED: Record<string, string> = { Ø: 'O', Ł: 'L' }

function firstLetter(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toLocaleUpperCase('de')
  return STROKED[first] ?? first
}
