import type { Both } from '../piece.ts'

export const KEYWORDS: readonly Both[] = [
  ['Interieur', 'interior'],
  ['Wohnen', 'living'],
]
