import { bigBowl } from './food/big-bowl.ts'
import { cooking } from './food/cooking.ts'
import { laidTable } from './food/laid-table.ts'
import { larder } from './food/larder.ts'
import { orchard } from './food/orchard.ts'
import { sweets } from './food/sweets.ts'
import type { Composition } from './piece.ts'

export const food: readonly Composition[] = [laidTable, larder, bigBowl, sweets, cooking, orchard]
