import type { Both } from '../piece.ts'

export const KEYWORDS: readonly Both[] = [
  ['Essen', 'food'],
  ['Genuss', 'pleasure'],
]
