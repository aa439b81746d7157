import { alpineLake } from './landscape/alpine-lake.ts'
import { coastPath } from './landscape/coast-path.ts'
import { desertRoad } from './landscape/desert-road.ts'
import { rollingHills } from './landscape/rolling-hills.ts'
import { winterForest } from './landscape/winter-forest.ts'
import type { Composition } from './piece.ts'

export const landscape: readonly Composition[] = [
  rollingHills,
  alpineLake,
  winterForest,
  desertRoad,
  coastPath,
]
