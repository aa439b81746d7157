import type { Composition } from './piece.ts'
import { deepOctopus } from './underwater/deep-octopus.ts'
import { drifters } from './underwater/drifters.ts'
import { reefLife } from './underwater/reef-life.ts'
import { whaleAndDiver } from './underwater/whale-and-diver.ts'

export const underwater: readonly Composition[] = [whaleAndDiver, reefLife, deepOctopus, drifters]
