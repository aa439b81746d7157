import type { Composition } from './piece.ts'
import { beachFromAbove } from './sea/beach-from-above.ts'
import { bigWave } from './sea/big-wave.ts'
import { harbour } from './sea/harbour.ts'
import { lakeJetty } from './sea/lake-jetty.ts'
import { regatta } from './sea/regatta.ts'

export const sea: readonly Composition[] = [regatta, beachFromAbove, bigWave, harbour, lakeJetty]
