import type { Projection } from '#domain/search/visual/fitting/projection.ts'

/**
 * Nearness does not depend on what the visitor weighs: from 0, only what is to be seen, to 1, only how it is made. With more
 * than this, noise comes near to grainy works.
 */
export const NEARNESS_STYLE = 0.4
/** Of a picture in the catalogue, however it was distorted. */
export const LEAST_NEARNESS = 1
/**
 * Of a picture that is one of the catalogue beyond doubt: of 1,100 real works, questions with a nearer one had the same
 * answers by the whole picture alone, copies as well as other works. Every other copy is so near, and a third of other works.
 */
export const SURELY_NEAR = 1.6

/**
 * A fitting spreads the vectors of any catalogue evenly: noise and charts came up to 0.4 near to 600 works from games and
 * wallpapers, some documents and a single chart to 0.45; of distorted works two to four in a hundred stayed below 0.4.
 */
const LEAST_OF_FITTED = 0.4
/** Where the works themselves are more alike than that, strangers are as well. By so much the best of them is nearer. */
export const BEST_OF_RANDOM = 0.07

/** How near the best match is: at least `LEAST_NEARNESS` where the picture may be in the catalogue. */
export function nearnessOf(similarity: number, { threshold: { content, style } }: Projection): number {
  const ofStrangers = (1 - NEARNESS_STYLE) * content + NEARNESS_STYLE * style
  return similarity / Math.max(LEAST_OF_FITTED, ofStrangers + BEST_OF_RANDOM)
}
