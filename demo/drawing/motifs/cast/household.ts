import type { Part } from '../part.ts'
import { BELONGINGS } from './belongings.ts'
import { CODED_HOUSEHOLD } from './coded.ts'
import { FOOD } from './food.ts'
import { FURNISHING } from './furnishing.ts'

export const HOUSEHOLD: Readonly<Record<string, Part>> = {
  ...FURNISHING,
  ...FOOD,
  ...BELONGINGS,
  ...CODED_HOUSEHOLD,
}
