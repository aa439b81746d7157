/** What a convolution multiplies with, filter by filter, and what it adds to each filter's output. */
export type Filters = { weights: Float32Array; bias: Float32Array }

/** What a network learned about each filter's output while it was trained. */
export type BatchNorm = {
  gamma: Float32Array
  beta: Float32Array
  mean: Float32Array
  variance: Float32Array
  epsilon: number
}

/** A convolution and the batch normalisation after it as one convolution: `gamma * (x - mean) / deviation + beta`. */
export function foldBatchNorm({ weights, bias }: Filters, norm: BatchNorm): Filters {
  const { gamma, beta, mean, variance, epsilon } = norm
  const each = weights.length / bias.length
  const factors = gamma.map((factor, filter) => factor / Math.sqrt((variance[filter] ?? 0) + epsilon))
  return {
    weights: weights.map((weight, at) => weight * (factors[Math.floor(at / each)] ?? 1)),
    bias: bias.map(
      (added, filter) => (added - (mean[filter] ?? 0)) * (factors[filter] ?? 1) + (beta[filter] ?? 0),
    ),
  }
}
