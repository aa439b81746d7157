import { InferenceSession, Tensor } from 'onnxruntime-node'
import { expect, test } from 'vitest'
import { convertModel, turnKernel } from './convert-model.ts'
import { readKerasModel } from './keras-model.ts'

const from = (...names: string[]) => [names.map((name) => [name, 0, 0, {}])]
const layer = (class_name: string, name: string, config: object, inbound_nodes: unknown[]) => ({
  class_name,
  name,
  config,
  inbound_nodes,
})
const learned = { epsilon: 0, center: true, scale: true }
const plain = { filters: 2, activation: 'linear', use_bias: true, strides: [1, 1] }
const LAYERS = [
  layer('InputLayer', 'input_1', {}, []),
  layer('Conv2D', 'narrow', { ...plain, kernel_size: [1, 1], padding: 'valid' }, from('input_1')),
  layer('BatchNormalization', 'narrow_norm', learned, from('narrow')),
  layer('Conv2D', 'wide', { ...plain, kernel_size: [3, 3], padding: 'same' }, from('narrow_norm')),
  layer('BatchNormalization', 'wide_norm', learned, from('wide')),
  layer('Add', 'sum', {}, from('narrow_norm', 'wide_norm')),
  layer('Activation', 'last', { activation: 'relu' }, from('sum')),
  layer('Dense', 'not_needed', {}, from('last')),
]
const one = { gamma: [1, 1], beta: [0, 0], moving_mean: [0, 0], moving_variance: [1, 1], bias: [0, 0] }
const WEIGHTS: Record<string, number[]> = {
  // The first filter sees red, the second blue.
  'narrow/kernel': [1, 0, 0, 0, 0, 1],
  'wide/kernel': Array(36).fill(0),
  ...Object.fromEntries(
    ['narrow', 'wide'].flatMap((name) =>
      Object.entries(one).map(([part, values]) => [
        `${name}${part === 'bias' ? '' : '_norm'}/${part}`,
        values,
      ]),
    ),
  ),
  'narrow_norm/beta': [0, 0.5],
}
const SHAPES: Record<string, number[]> = { 'narrow/kernel': [1, 1, 3, 2], 'wide/kernel': [3, 3, 2, 2] }

function madeUpModel() {
  const weights = Object.entries(WEIGHTS).map(([name, values]) => ({
    name,
    dtype: 'float32',
    shape: SHAPES[name] ?? [values.length],
  }))
  const json = JSON.stringify({
    modelTopology: { model_config: { config: { layers: LAYERS } } },
    weightsManifest: [{ paths: ['all.bin'], weights }],
  })
  const bytes = new Uint8Array(Float32Array.from(Object.values(WEIGHTS).flat()).buffer)
  return readKerasModel(json, 'last', () => bytes)
}

const TAPS = { statistics: { narrow_norm: 'first' }, generalisedMean: { layer: 'last', output: 'gem' } }

test('a converted model answers in the runtime what the layers say', async () => {
  const session = await InferenceSession.create(convertModel(madeUpModel(), 2, TAPS))
  expect(session.outputNames).toEqual(['first_mean', 'first_std', 'gem'])
  const [red, green, blue] = [
    [1, 3, 1, 3],
    [9, 9, 9, 9],
    [2, 2, 2, 2],
  ]
  const picture = Float32Array.from([red, green, blue].flat())
  const answers = await session.run({ input: new Tensor('float32', picture, [1, 3, 2, 2]) })
  const numbers = (name: string) => [...(answers[name]?.data ?? [])].map(Number)
  expect(numbers('first_mean')).toEqual([expect.closeTo(2, 2), expect.closeTo(2.5, 2)])
  expect(numbers('first_std')).toEqual([expect.closeTo(1, 2), expect.closeTo(0, 2)])
  expect(numbers('gem')).toEqual([expect.closeTo(((1 + 27) / 2) ** (1 / 3), 2), expect.closeTo(2.5, 2)])
})

test('the same model gives the same bytes', () => {
  expect(convertModel(madeUpModel(), 2, TAPS)).toEqual(convertModel(madeUpModel(), 2, TAPS))
})

test('a layer that nobody taught this tool is refused', () => {
  const json = JSON.stringify({
    modelTopology: { model_config: { config: { layers: [layer('Dropout', 'last', {}, [])] } } },
    weightsManifest: [],
  })
  expect(() => readKerasModel(json, 'last', () => new Uint8Array())).toThrow()
})

test('a kernel is turned so that each filter lies together', () => {
  const kernel = Float32Array.from({ length: 8 }, (_, at) => at)
  expect([...turnKernel(kernel, { height: 1, width: 2, channels: 2, filters: 2 })]).toEqual([
    0, 4, 2, 6, 1, 5, 3, 7,
  ])
})
