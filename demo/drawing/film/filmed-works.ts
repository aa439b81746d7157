/** Works that a film shows coming about: whose, at which place among the artist's works, and its film. Chosen by looking. */
export const FILMED_WORKS: readonly { hand: string; place: number; film: string }[] = [
  { hand: 'hand-33', place: 4, film: 'process-sofa' },
  { hand: 'hand-98', place: 6, film: 'process-key' },
  { hand: 'hand-38', place: 0, film: 'process-book' },
]

/** The film of a hand's work at a place, or null. */
export function filmOf(hand: string, place: number): string | null {
  return FILMED_WORKS.find((work) => work.hand === hand && work.place === place)?.film ?? null
}
