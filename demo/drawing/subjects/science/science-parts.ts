import type { Both } from '../piece.ts'

/** For apparatus and machines. */
export const KEYWORDS: readonly Both[] = [
  ['Wissenschaft', 'science'],
  ['Technik', 'technology'],
]

/** For what is looked at, dug up and counted. */
export const RESEARCH: readonly Both[] = [
  ['Wissenschaft', 'science'],
  ['Forschung', 'research'],
]
