import type { Both } from '../piece.ts'

export const KEYWORDS: readonly Both[] = [
  ['Reise', 'travel'],
  ['Ferne', 'far away'],
]
