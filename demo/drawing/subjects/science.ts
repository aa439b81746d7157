import type { Composition } from './piece.ts'
import { dinosaurHall } from './science/dinosaur-hall.ts'
import { eclipse } from './science/eclipse.ts'
import { gears } from './science/gears.ts'
import { greenhouse } from './science/greenhouse.ts'
import { householdRobot } from './science/household-robot.ts'
import { laboratory } from './science/laboratory.ts'
import { leafLens } from './science/leaf-lens.ts'
import { observatory } from './science/observatory.ts'
import { rockStrata } from './science/rock-strata.ts'
import { windFarm } from './science/wind-farm.ts'

export const science: readonly Composition[] = [
  leafLens,
  laboratory,
  eclipse,
  windFarm,
  dinosaurHall,
  householdRobot,
  observatory,
  gears,
  rockStrata,
  greenhouse,
]
