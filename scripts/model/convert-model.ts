import { foldBatchNorm } from './fold-batch-norm.ts'
import type { KerasLayer, KerasModel } from './keras-model.ts'
import { type OnnxGraph, openOnnxGraph } from './onnx-graph.ts'
import { addQuantised } from './quantise.ts'

/** The model's outputs: numbers taken from layers of the network, each under the name of its output. */
export type Taps = {
  /** Mean and deviation of every channel of a layer: `c3` becomes `c3_mean` and `c3_std`. */
  statistics: Readonly<Record<string, string>>
  /** The generalised mean of every channel of the last layer. */
  generalisedMean: { layer: string; output: string }
}

/** Sums over height and width. */
const OVER_THE_PICTURE = { axes: [2, 3] } as const
/** Between the mean and the maximum: what is strong somewhere counts more than what is weak everywhere. */
const MEAN_POWER = 3
/** Keeps the root's argument above zero; far below any value that a picture gives. */
const SMALLEST_MEAN = 1e-12

type Value = { name: string; channels: number }
type ConvLayer = Extract<KerasLayer, { class_name: 'Conv2D' }>

/** The network as ONNX: weights as bytes, batch normalisation folded into convolutions, and only what the outputs need. */
export function convertModel(model: KerasModel, size: number, taps: Taps): Uint8Array {
  const graph = openOnnxGraph('input', size)
  const values = new Map<string, Value>()
  for (const layer of model.layers) {
    const inputs = layer.inbound_nodes.flat().map(([name]) => getValue(values, name))
    const value = addLayer(graph, model, layer, inputs)
    values.set(layer.name, value)
    const output = taps.statistics[layer.name]
    if (output) addStatistics(graph, value, output)
  }
  const { layer, output } = taps.generalisedMean
  addGeneralisedMean(graph, getValue(values, layer), output)
  return graph.encode()
}

function getValue(values: Map<string, Value>, layer: string): Value {
  const value = values.get(layer)
  if (!value) throw new Error(`The layer ${layer} comes later than it is needed.`)
  return value
}

function addLayer(graph: OnnxGraph, model: KerasModel, layer: KerasLayer, inputs: Value[]): Value {
  const [first = { name: 'input', channels: 3 }] = inputs
  const same = (name: string): Value => ({ name, channels: first.channels })
  switch (layer.class_name) {
    case 'InputLayer':
    case 'BatchNormalization':
      // Folded into what came before.
      return first
    case 'Conv2D':
      return addConvolution(graph, model, layer, first)
    case 'Activation':
      return same(graph.node('Relu', [first.name]))
    case 'Add':
      return same(
        graph.node(
          'Add',
          inputs.map(({ name }) => name),
        ),
      )
    case 'ZeroPadding2D': {
      const [[top, bottom], [left, right]] = layer.config.padding
      const pads = BigInt64Array.from([0, 0, top, left, 0, 0, bottom, right].map(BigInt))
      return same(graph.node('Pad', [first.name, graph.constant([8], pads)]))
    }
    case 'MaxPooling2D': {
      const { pool_size: kernel_shape, strides } = layer.config
      return same(graph.node('MaxPool', [first.name], { kernel_shape, strides }))
    }
  }
}

function addConvolution(graph: OnnxGraph, model: KerasModel, layer: ConvLayer, input: Value): Value {
  const { filters, kernel_size, strides, padding } = layer.config
  const [height, width] = kernel_size
  const kernel = turnKernel(model.weights(`${layer.name}/kernel`), {
    height,
    width,
    channels: input.channels,
    filters,
  })
  const { weights, bias } = foldBatchNorm(
    { weights: kernel, bias: model.weights(`${layer.name}/bias`) },
    readBatchNorm(model, layer.name),
  )
  const inputs = [
    input.name,
    addQuantised(graph, [filters, input.channels, height, width], weights),
    graph.constant([filters], bias),
  ]
  // Kernels are odd and steps of 1 where the size stays, so both sides get the same.
  const pads =
    padding === 'same' ? [height, width, height, width].map((length) => (length - 1) / 2) : [0, 0, 0, 0]
  return { name: graph.node('Conv', inputs, { kernel_shape: kernel_size, strides, pads }), channels: filters }
}

/** The batch normalisation that follows a convolution, which in this network always does. */
function readBatchNorm(model: KerasModel, convolution: string) {
  const norm = model.layers.find(
    (layer) => layer.class_name === 'BatchNormalization' && layer.inbound_nodes[0]?.[0]?.[0] === convolution,
  )
  if (norm?.class_name !== 'BatchNormalization')
    throw new Error(`Nothing evens out the layer ${convolution}.`)
  const part = (name: string) => model.weights(`${norm.name}/${name}`)
  return {
    gamma: part('gamma'),
    beta: part('beta'),
    mean: part('moving_mean'),
    variance: part('moving_variance'),
    epsilon: norm.config.epsilon,
  }
}

type Kernel = { height: number; width: number; channels: number; filters: number }

/** From height, width, channel, filter, as Keras keeps a kernel, to filter, channel, height, width. */
export function turnKernel(kernel: Float32Array, { height, width, channels, filters }: Kernel): Float32Array {
  const turned = new Float32Array(kernel.length)
  const area = height * width
  for (let place = 0; place < area; place++) {
    for (let channel = 0; channel < channels; channel++) {
      for (let filter = 0; filter < filters; filter++) {
        const weight = kernel[(place * channels + channel) * filters + filter] ?? 0
        turned[(filter * channels + channel) * area + place] = weight
      }
    }
  }
  return turned
}

function addStatistics(graph: OnnxGraph, { name, channels }: Value, output: string): void {
  const mean = graph.node('ReduceMean', [name], { ...OVER_THE_PICTURE, keepdims: 1 })
  const difference = graph.node('Sub', [name, mean])
  const square = graph.node('Mul', [difference, difference])
  const variance = graph.node('ReduceMean', [square], { ...OVER_THE_PICTURE, keepdims: 0 })
  graph.output(`${output}_mean`, channels, graph.node('Flatten', [mean], { axis: 1 }))
  graph.output(`${output}_std`, channels, graph.node('Sqrt', [variance]))
}

function addGeneralisedMean(graph: OnnxGraph, { name, channels }: Value, output: string): void {
  const number = (value: number) => graph.constant([], Float32Array.of(value))
  const power = graph.node('Pow', [name, number(MEAN_POWER)])
  const mean = graph.node('ReduceMean', [power], { ...OVER_THE_PICTURE, keepdims: 0 })
  const least = graph.node('Clip', [mean, number(SMALLEST_MEAN)])
  graph.output(output, channels, graph.node('Pow', [least, number(1 / MEAN_POWER)]))
}
