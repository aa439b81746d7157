/** Chance that repeats: the same seed answers the same sequence on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number
  between: (low: number, high: number) => number
  /** A whole number, both ends included. */
  whole: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
  shuffle: <Item>(items: readonly Item[]) => Item[]
  /** Around zero, from -1 to 1, the middle far more likely than the ends. */
  swing: () => number
  /** An independent sequence, so that drawing more in one place shifts nothing elsewhere. */
  fork: (name: string) => Random
}

export function hashText(text: string): number {
  let hash = 1779033703 ^ text.length
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  return (hash ^ (hash >>> 13)) >>> 0
}

export function createRandom(seed: string): Random {
  let state = hashText(seed)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => itemAt(items, whole(0, items.length - 1)),
    shuffle: (items) => {
      const rest = [...items]
      return items.map(() => itemAt(rest.splice(whole(0, rest.length - 1), 1), 0))
    },
    swing: () => (next() + next() + next() - 1.5) / 1.5,
    fork: (name) => createRandom(`${seed}/${name}`),
  }
}

/** Lists wrap around, so any whole number is a place in them; an empty list is a mistake in the program. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items.at(index % items.length)
  if (item === undefined) throw new Error('There is nothing to pick from an empty list.')
  return item
}
