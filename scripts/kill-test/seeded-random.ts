/** A seeded random number generator (mulberry32): numbers from 0 up to but not including 1. */
export function seededChance(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A seed for a run that was not told one. */
export function anySeed(): number {
  return Math.floor(Math.random() * 2 ** 31)
}
