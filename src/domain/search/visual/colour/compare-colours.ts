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
 * Returns how alike the colours of other pictures are to these, from 0 to 1 (Bhattacharyya's coefficient). Amounts of
 * colours in any scale; neighbouring colours count as nearly the same.
 */
export function compareColours(colours: ArrayLike<number>): (others: ArrayLike<number>) => number {
  const wanted = spread(colours)
  return (others) => spread(others).reduce((sum, root, bin) => sum + root * (wanted[bin] ?? 0), 0)
}

/** The roots of the shares, each colour spread over its neighbours. */
function spread(colours: ArrayLike<number>): Float64Array {
  const shares = new Float64Array(COLOUR_BINS.length)
  let whole = 0
  NEIGHBOURS.forEach((neighbours, at) => {
    const amount = colours[at] ?? 0
    if (amount === 0) return
    whole += amount
    for (const { bin, weight } of neighbours) shares[bin] = (shares[bin] ?? 0) + amount * weight
  })
  return shares.map((share) => Math.sqrt(share / (whole || 1)))
}
