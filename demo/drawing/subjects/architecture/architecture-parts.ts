import type { Both } from '../piece.ts'

export const KEYWORDS: readonly Both[] = [
  ['Architektur', 'architecture'],
  ['Gebäude', 'buildings'],
]
