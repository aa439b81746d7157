import type { Composition } from './piece.ts'
import { campervan } from './travel/campervan.ts'
import { camping } from './travel/camping.ts'
import { fromAbove } from './travel/from-above.ts'
import { islandMap } from './travel/island-map.ts'
import { trainWindow } from './travel/train-window.ts'

export const travel: readonly Composition[] = [islandMap, campervan, trainWindow, camping, fromAbove]
