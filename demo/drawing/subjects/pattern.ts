import { cutouts } from './pattern/cutouts.ts'
import { halfDrop } from './pattern/half-drop.ts'
import { scales } from './pattern/scales.ts'
import { tiles } from './pattern/tiles.ts'
import type { Composition } from './piece.ts'

export const pattern: readonly Composition[] = [halfDrop, tiles, scales, cutouts]
