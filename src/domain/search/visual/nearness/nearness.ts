import { NEARNESS_STYLE, type Projection } from '#domain/search/visual/fitting/projection.ts'

/** Of a picture in the catalogue, however it was distorted. */
export const LEAST_NEARNESS = 1
/**
 * Of a picture that is one of the catalogue beyond doubt: of 1,100 real works, questions with a nearer one had the same
 * answers by the whole picture alone, copies as well as other works. Every other copy is so near, and a third of other works.
 */
export const SURELY_NEAR = 2
export const SURE_SIMILARITY = 0.64
/**
 * Where a projection has no decoys: noise and charts came up to 0.4 near to 600 works from games and wallpapers; of distorted
 * works two to four in a hundred stayed below 0.4.
 */
const LEAST_OF_FITTED = 0.4
/** Where the works themselves are more alike than that, strangers are as well. By so much the best of them is nearer. */
export const BEST_OF_RANDOM = 0.07

/**
 * How near the best match is, by its similarity and that of the nearest decoy: at least `LEAST_NEARNESS` where the picture may
 * be in the catalogue, `SURELY_NEAR` where it is.
 */
export function nearnessOf(similarity: number, decoy: number, projection: Projection): number {
  const least = leastSimilarity(decoy, projection)
  if (similarity < least) return similarity / least
  const sure = Math.max(SURE_SIMILARITY, least)
  if (similarity >= sure) return SURELY_NEAR + similarity - sure
  return LEAST_NEARNESS + ((SURELY_NEAR - LEAST_NEARNESS) * (similarity - least)) / (sure - least)
}

function leastSimilarity(decoy: number, { strangers, threshold: { content, style } }: Projection): number {
  if (strangers) return Math.max(strangers.least, decoy + strangers.margin)
  return Math.max(LEAST_OF_FITTED, (1 - NEARNESS_STYLE) * content + NEARNESS_STYLE * style + BEST_OF_RANDOM)
}
