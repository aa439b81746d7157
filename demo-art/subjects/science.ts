import type { Composition } from './piece.ts'
import { gears } from './science/gears.ts'
import { greenhouse } from './science/greenhouse.ts'
import { laboratory } from './science/laboratory.ts'
import { robotHelper } from './science/robot-helper.ts'
import { windFarm } from './science/wind-farm.ts'

export const science: readonly Composition[] = [laboratory, windFarm, robotHelper, gears, greenhouse]
