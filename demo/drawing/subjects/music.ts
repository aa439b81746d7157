import { band } from './music/band.ts'
import { busker } from './music/busker.ts'
import { choir } from './music/choir.ts'
import { listening } from './music/listening.ts'
import { nightConcert } from './music/night-concert.ts'
import { pianoHands } from './music/piano-hands.ts'
import { records } from './music/records.ts'
import type { Composition } from './piece.ts'

export const music: readonly Composition[] = [
  band,
  pianoHands,
  busker,
  records,
  choir,
  listening,
  nightConcert,
]
