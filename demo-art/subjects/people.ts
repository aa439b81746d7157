import { cyclists } from './people/cyclists.ts'
import { dancers } from './people/dancers.ts'
import { gardening } from './people/gardening.ts'
import { parkBench } from './people/park-bench.ts'
import { quarrel } from './people/quarrel.ts'
import { rainyWalk } from './people/rainy-walk.ts'
import type { Composition } from './piece.ts'

export const people: readonly Composition[] = [parkBench, cyclists, dancers, rainyWalk, gardening, quarrel]
