import type { Both } from '../piece.ts'

export const KEYWORDS: readonly Both[] = [
  ['Fantasie', 'fantasy'],
  ['Märchen', 'fairy tale'],
  ['Kinderbuch', 'picture book'],
]
