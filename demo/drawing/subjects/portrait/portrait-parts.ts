import type { Both } from '../piece.ts'

export const KEYWORDS: readonly Both[] = [
  ['Porträt', 'portrait'],
  ['Gesicht', 'face'],
  ['Mensch', 'person'],
]
