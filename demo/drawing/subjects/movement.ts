import { climbers } from './movement/climbers.ts'
import { runners } from './movement/runners.ts'
import { skaters } from './movement/skaters.ts'
import { swimmingLanes } from './movement/swimming-lanes.ts'
import { yoga } from './movement/yoga.ts'
import type { Composition } from './piece.ts'

export const movement: readonly Composition[] = [runners, swimmingLanes, yoga, climbers, skaters]
