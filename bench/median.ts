/** @throws RangeError for an empty list. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1]
  const high = sorted[Math.floor(middle)]
  if (low === undefined || high === undefined) throw new RangeError('There is no median of nothing.')
  return (low + high) / 2
}

/** The least of the numbers that this share of them does not exceed. @throws RangeError for an empty list. */
export function percentileOf(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (found === undefined) throw new RangeError('There is no percentile of nothing.')
  return found
}

/** Two results of the same round, measured one after the other. */
export type Pair = { ours: number; reference: number }
export type Comparison = { ours: number; reference: number; ratio: number }

/**
 * Medians of both, and the median of the rounds' ratios, since the load of the machine changes from round to round.
 */
export function compare(pairs: readonly Pair[]): Comparison {
  return {
    ours: medianOf(pairs.map(({ ours }) => ours)),
    reference: medianOf(pairs.map(({ reference }) => reference)),
    ratio: medianOf(pairs.map(({ ours, reference }) => ours / reference)),
  }
}
