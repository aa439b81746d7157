/** The active option: which list, and how many come before it there. */
export type Active = { list: 0 | 1; at: number }
/** How many options each list has. */
export type Counts = readonly [number, number]

/**
 * Where a key leads: up and down in a list, from one end to the other; left and right to the other list; Home and End in
 * the list. `undefined` where the key is the text field's own: before an option is active, only up and down are ours.
 */
export function moveTo(key: string, active: Active | null, counts: Counts): Active | undefined {
  if (active === null) return enter(key, counts)
  const last = counts[active.list] - 1
  switch (key) {
    case 'ArrowDown':
      return { ...active, at: active.at >= last ? 0 : active.at + 1 }
    case 'ArrowUp':
      return { ...active, at: active.at <= 0 ? last : active.at - 1 }
    case 'Home':
      return { ...active, at: 0 }
    case 'End':
      return { ...active, at: last }
    case 'ArrowLeft':
      return cross(active, 0, counts)
    case 'ArrowRight':
      return cross(active, 1, counts)
    default:
      return undefined
  }
}

/** Down begins at the top of the first list that has anything, up at the end of the last. */
function enter(key: string, counts: Counts): Active | undefined {
  if (counts[0] + counts[1] === 0) return undefined
  if (key === 'ArrowDown') return { list: counts[0] > 0 ? 0 : 1, at: 0 }
  if (key !== 'ArrowUp') return undefined
  const list = counts[1] > 0 ? 1 : 0
  return { list, at: counts[list] - 1 }
}

/** To the same height in the other list; the option stays where there is no list on that side. */
function cross(active: Active, list: 0 | 1, counts: Counts): Active {
  if (active.list === list || counts[list] === 0) return active
  return { list, at: Math.min(active.at, counts[list] - 1) }
}
