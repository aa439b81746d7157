import { InferenceSession, Tensor } from 'onnxruntime-node'
import { countColours } from '#domain/search/visual/colour/colour-bins.ts'
import type { ModelFolder } from './model-folder.server.ts'

/** Red, green and blue bytes of a square picture in the model's input size. */
export type EmbeddingTask = {
  model: ModelFolder
  crop: Uint8Array
}

/** The model's output for a picture or a crop of it: what is to be seen, and how it is made. */
export type RawFeatures = { content: Float32Array; style: Float32Array; colours: Float32Array }

/** One core for each crop: two would wait for each other on a busy machine. */
const ONE_THREAD = { intraOpNumThreads: 1, interOpNumThreads: 1 } as const
/** Weights of 8 bits become numbers again as the model is loaded; computing with them as bytes takes three times as long. */
const KEEP_FLOATS = {
  // The second takes weights out of a pool that would grow beyond them: 23 MB less.
  session: { disable_quant_qdq: '1', use_device_allocator_for_initializers: '1' },
} as const
const PIXEL_CHANNELS = 3

/** The thread or process serves one model, which computes several tasks at once. */
let session: Promise<InferenceSession> | null = null

/** Runs the model on a crop. Loads it the first time. */
export async function computeFeatures({ model, crop }: EmbeddingTask): Promise<RawFeatures> {
  session ??= InferenceSession.create(model.path, { ...ONE_THREAD, extra: KEEP_FLOATS })
  const answers = await (await session).run({ [model.input.name]: toTensor(crop, model.input) })
  const content = joined(answers, model.content)
  return {
    content: model.content.root ? content.map((value) => Math.sqrt(Math.max(0, value))) : content,
    style: joined(answers, model.style),
    colours: countColours(crop),
  }
}

/** One plane for each channel, in the model's order. */
function toTensor(pixels: Uint8Array, { size, order, means, deviations }: ModelFolder['input']): Tensor {
  const area = size * size
  const values = new Float32Array(PIXEL_CHANNELS * area)
  for (let channel = 0; channel < PIXEL_CHANNELS; channel++) {
    const from = order === 'bgr' ? PIXEL_CHANNELS - 1 - channel : channel
    const mean = means[channel] ?? 0
    const deviation = deviations[channel] ?? 1
    for (let at = 0; at < area; at++) {
      values[channel * area + at] = ((pixels[at * PIXEL_CHANNELS + from] ?? 0) - mean) / deviation
    }
  }
  return new Tensor('float32', values, [1, PIXEL_CHANNELS, size, size])
}

type Part = { outputs: string[]; length: number }

/** @throws when the model answers other than its description says. */
function joined(answers: InferenceSession.OnnxValueMapType, { outputs, length }: Part): Float32Array {
  const whole = new Float32Array(length)
  let filled = 0
  for (const name of outputs) {
    const data = answers[name]?.data
    if (!(data instanceof Float32Array) || filled + data.length > length) break
    whole.set(data, filled)
    filled += data.length
  }
  if (filled !== length)
    throw new Error(`The model does not answer ${outputs.join(', ')} with ${length} numbers.`)
  return whole
}
