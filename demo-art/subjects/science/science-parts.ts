import type { Both } from '../piece.ts'

export const KEYWORDS: readonly Both[] = [
  ['Wissenschaft', 'science'],
  ['Technik', 'technology'],
]
