import type { Hand } from '../hands/hand.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'

/** A composition draws with these: the empty scene, the artist and chance of its own. */
export type Stage = {
  scene: Scene
  width: number
  height: number
  hand: Hand
  random: Random
  night: boolean
}

/** Grounds, hills and floors reach this far past the edges, as some hands lean or arch everything. */
export const BLEED = 260
