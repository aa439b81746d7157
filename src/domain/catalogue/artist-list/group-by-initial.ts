const INITIALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** The group of all other initials. */
const OTHER_INITIAL = '#'

export type InitialGroup<Item> = { letter: string; items: Item[] }

/**
 * Groups items by initial, A to Z, keeping their order; letters without items have empty groups. Accents are ignored (Ä
 * is in A, Ł in L). Names in other scripts or with digits come last in the group "#", which is only present when
 * needed.
 */
export function groupByInitial<Item extends { sortName: string }>(
  items: readonly Item[],
): InitialGroup<Item>[] {
  const groups = new Map(
    INITIALS.map((letter): [string, InitialGroup<Item>] => [letter, { letter, items: [] }]),
  )
  const others: InitialGroup<Item> = { letter: OTHER_INITIAL, items: [] }
  for (const item of items) (groups.get(initialOf(item.sortName)) ?? others).items.push(item)
  return others.items.length > 0 ? [...groups.values(), others] : [...groups.values()]
}

/** Unicode does not decompose stroked letters. */
const STROKED_LETTERS: Record<string, string> = { Ø: 'O', Ł: 'L' }

function initialOf(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toLocaleUpperCase('de')
  return STROKED_LETTERS[first] ?? first
}
