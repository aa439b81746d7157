import type { Place } from './part.ts'
import { LAND } from './places/land.ts'
import { ROOMS } from './places/rooms.ts'
import { SHEETS } from './places/sheets.ts'
import { TOWN } from './places/town.ts'
import { WATER } from './places/water.ts'

/** Everywhere that a motif can play. */
export const PLACES: Readonly<Record<string, Place>> = { ...LAND, ...WATER, ...TOWN, ...ROOMS, ...SHEETS }
