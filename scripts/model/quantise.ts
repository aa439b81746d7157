import type { OnnxGraph } from './onnx-graph.ts'

/** The largest whole number that a signed byte holds. */
const MOST_STEPS = 127
/** A filter of nothing but zeros still needs a step to be written in. */
const SMALLEST_STEP = 1e-9

export type Quantised = { steps: Int8Array; stepSizes: Float32Array }

/** Each filter in whole steps of its own size, one byte a weight: a quarter of the file. */
export function quantise(weights: Float32Array, filters: number): Quantised {
  const each = weights.length / filters
  const steps = new Int8Array(weights.length)
  const stepSizes = new Float32Array(filters)
  for (let filter = 0; filter < filters; filter++) {
    const own = weights.subarray(filter * each, (filter + 1) * each)
    const size =
      own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST_STEPS || SMALLEST_STEP
    stepSizes[filter] = size
    steps.set(
      own.map((weight) => Math.round(weight / size)),
      filter * each,
    )
  }
  return { steps, stepSizes }
}

/** Adds the weights as bytes, with the node that makes numbers of them when the model is loaded. */
export function addQuantised(
  graph: OnnxGraph,
  dimensions: readonly [number, ...number[]],
  weights: Float32Array,
): string {
  const [filters] = dimensions
  const { steps, stepSizes } = quantise(weights, filters)
  const inputs = [graph.constant(dimensions, steps), graph.constant([filters], stepSizes)]
  return graph.node('DequantizeLinear', inputs, { axis: 0 })
}
