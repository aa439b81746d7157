export type Reference = { from: string; to: string }

/**
 * Sorts the names topologically, so that each comes after those that it references; otherwise alphabetically.
 * @throws Error when names reference each other in a circle, or one itself.
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
