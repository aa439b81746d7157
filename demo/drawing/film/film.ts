import type { Pixels } from '../core/raster.ts'

export const FILM_WIDTH = 1280
export const FILM_HEIGHT = 720
/** Enough for drawing and gentle slides; each frame more a second costs bytes. */
export const FRAMES_PER_SECOND = 20

/** A silent film: what is to be seen at any second, and at which it is best shown as a poster. */
export type Film = {
  seconds: number
  posterSecond: number
  /** H.264's quantization, 10 (fine) to 51 (coarse): lines want it finer than painted areas that slide. */
  coarseness: number
  frameAt: (second: number) => Promise<Pixels>
}
