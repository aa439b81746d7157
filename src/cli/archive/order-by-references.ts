export type Reference = { from: string; to: string }

/**
 * The names in an order in which each comes after all that it refers to; otherwise alphabetical.
 * @throws Error when names refer to each other in a circle, or one to itself: then no such order exists.
 */
export function orderByReferences(names: readonly string[], references: readonly Reference[]): string[] {
  const waiting = new Set(names.toSorted())
  const ordered: string[] = []
  while (waiting.size > 0) {
    const ready = [...waiting].find(
      (name) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    )
    if (!ready) throw new Error(`These tables refer to each other in a circle: ${[...waiting].join(', ')}.`)
    waiting.delete(ready)
    ordered.push(ready)
  }
  return ordered
}
