import { LARGEST_SIGNED_BYTE } from '#domain/search/visual/vector-bytes.ts'
import { COLOUR_BINS } from './colour-bins.ts'
import { distanceBetween } from './oklab.ts'

/** In OKLab, about the distance of two bins side by side: what lies on their border may be counted in either. */
const REACH = 0.1
/** Bins that weigh less are of another colour: vivid red is not spread to grey. */
const LEAST_WEIGHT = 0.1

type Weighted = { bin: number; weight: number }

/** What each bin gives to those around it, in shares that add up to 1. */
const NEIGHBOURS: readonly (readonly Weighted[])[] = COLOUR_BINS.map((centre) => {
  const near = COLOUR_BINS.map((other, bin) => ({
    bin,
    weight: Math.exp(-((distanceBetween(centre, other) / REACH) ** 2)),
  })).filter(({ weight }) => weight >= LEAST_WEIGHT)
  const sum = near.reduce((all, { weight }) => all + weight, 0)
  return near.map(({ bin, weight }) => ({ bin, weight: weight / sum }))
})

/**
 * A vector of the colours, each spread over its neighbours: the cosine of two says how alike the colours of two pictures are,
 * from 0 to 1 (Bhattacharyya's coefficient, which is the product of the roots of the shares). Amounts in any scale.
 */
export function colourVectorOf(colours: ArrayLike<number>): Int8Array {
  const roots = new Float64Array(COLOUR_BINS.length)
  for (let at = 0; at < roots.length; at++) {
    const amount = colours[at] ?? 0
    // Most pictures have few of the colours.
    if (amount === 0) continue
    for (const { bin, weight } of NEIGHBOURS[at] ?? []) roots[bin] = (roots[bin] ?? 0) + amount * weight
  }
  let most = 0
  for (let bin = 0; bin < roots.length; bin++) {
    roots[bin] = Math.sqrt(roots[bin] ?? 0)
    most = Math.max(most, roots[bin] ?? 0)
  }
  const vector = new Int8Array(roots.length)
  for (let bin = 0; bin < roots.length; bin++)
    vector[bin] = Math.round(((roots[bin] ?? 0) / (most || 1)) * LARGEST_SIGNED_BYTE)
  return vector
}
