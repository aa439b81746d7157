import type { Both } from '../piece.ts'

export const KEYWORDS: readonly Both[] = [
  ['Sport', 'sport'],
  ['Bewegung', 'movement'],
]
