import { dragonHill } from './fantasy/dragon-hill.ts'
import { floatingIsland } from './fantasy/floating-island.ts'
import { forestGiant } from './fantasy/forest-giant.ts'
import { moonFisher } from './fantasy/moon-fisher.ts'
import { skyWhale } from './fantasy/sky-whale.ts'
import type { Composition } from './piece.ts'

export const fantasy: readonly Composition[] = [floatingIsland, moonFisher, skyWhale, dragonHill, forestGiant]
