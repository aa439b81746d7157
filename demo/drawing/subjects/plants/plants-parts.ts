import type { PlantKind } from '../../parts/plant-kinds.ts'
import type { Both } from '../piece.ts'

export const KEYWORDS: readonly Both[] = [
  ['Pflanzen', 'plants'],
  ['Botanik', 'botany'],
  ['Natur', 'nature'],
]

export const FLOWERS: readonly PlantKind[] = ['daisy', 'tulip', 'poppy', 'bell', 'umbel', 'berries']
