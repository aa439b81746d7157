import type { ScanResult } from './scan.ts'

/** Nearness does not depend on what the visitor weighs: from 0, only what is to be seen, to 1, only how it is made. */
export const NEARNESS_STYLE = 0.4
/** Whatever is near is at least so near. */
export const LEAST_NEARNESS = 1.25

/**
 * How far the best row stands out: its distance from the mean of all rows, over what the best of as many random ones has.
 * 0 when nothing was found.
 */
export function nearnessOf({ found: [best], spread: { rows, mean, deviation } }: ScanResult): number {
  if (!best) return 0
  // A lone row, or rows that are all the same, stand out as much as they are similar.
  if (deviation === 0) return best.similarity / (1 - best.similarity)
  return (best.similarity - mean) / (deviation * Math.sqrt(2 * Math.log(Math.max(rows, 2))))
}
