import { birdsOnBranch } from './animals/birds-on-branch.ts'
import { herd } from './animals/herd.ts'
import { houseCat } from './animals/house-cat.ts'
import { inTheWild } from './animals/in-the-wild.ts'
import { sitting } from './animals/sitting.ts'
import type { Composition } from './piece.ts'

export const animals: readonly Composition[] = [inTheWild, sitting, birdsOnBranch, houseCat, herd]
