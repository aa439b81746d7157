import type { Slot } from '../../core/scene.ts'
import type { Both } from '../piece.ts'

export const KEYWORDS: readonly Both[] = [
  ['Muster', 'pattern'],
  ['Ornament', 'ornament'],
  ['Textil', 'textile'],
]

export const SLOTS: readonly Slot[] = ['a', 'b', 'c', 'd', 'bloom', 'sun']
