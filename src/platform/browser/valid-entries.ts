type EntryRules<Entry> = {
  parse: (saved: unknown) => Entry | null
  /** Two entries with the same key are one. */
  keyOf: (entry: Entry) => string | number
  most: number
}

/** The first of doubles stays; null for something else than a list. `onLoss` is called when others are left out. */
export function validEntries<Entry>(
  saved: unknown,
  { parse, keyOf, most }: EntryRules<Entry>,
  onLoss: () => void,
): Entry[] | null {
  if (!Array.isArray(saved)) return null
  const byKey = new Map<string | number, Entry>()
  for (const one of saved) {
    const entry = byKey.size < most ? parse(one) : null
    if (entry !== null && !byKey.has(keyOf(entry))) byKey.set(keyOf(entry), entry)
  }
  if (byKey.size < saved.length) onLoss()
  return [...byKey.values()]
}
