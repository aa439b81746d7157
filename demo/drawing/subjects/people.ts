import { cyclists } from './people/cyclists.ts'
import { dancers } from './people/dancers.ts'
import { gameNight } from './people/game-night.ts'
import { gardening } from './people/gardening.ts'
import { movingDay } from './people/moving-day.ts'
import { parkBench } from './people/park-bench.ts'
import { quarrel } from './people/quarrel.ts'
import { rainyWalk } from './people/rainy-walk.ts'
import type { Composition } from './piece.ts'

export const people: readonly Composition[] = [
  parkBench,
  cyclists,
  movingDay,
  dancers,
  rainyWalk,
  gameNight,
  gardening,
  quarrel,
]
