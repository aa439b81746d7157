import { expect, test } from 'vitest'
import { foldBatchNorm } from './fold-batch-norm.ts'

test('a convolution with its batch normalisation gives the same as one convolution', () => {
  const filters = { weights: Float32Array.of(1, 2, -1, 0.5), bias: Float32Array.of(0.25, -1) }
  const norm = {
    gamma: Float32Array.of(2, 0.5),
    beta: Float32Array.of(0.1, -0.2),
    mean: Float32Array.of(1, -2),
    variance: Float32Array.of(3, 0.75),
    epsilon: 1,
  }
  const folded = foldBatchNorm(filters, norm)
  const seen = [0.3, 0.7]
  for (const filter of [0, 1]) {
    const answer = (weights: Float32Array, bias: Float32Array) =>
      seen.reduce((sum, value, at) => sum + value * (weights[filter * 2 + at] ?? 0), bias[filter] ?? 0)
    const deviation = Math.sqrt((norm.variance[filter] ?? 0) + norm.epsilon)
    const evened =
      ((answer(filters.weights, filters.bias) - (norm.mean[filter] ?? 0)) / deviation) *
        (norm.gamma[filter] ?? 0) +
      (norm.beta[filter] ?? 0)
    expect(answer(folded.weights, folded.bias)).toBeCloseTo(evened, 5)
  }
})
