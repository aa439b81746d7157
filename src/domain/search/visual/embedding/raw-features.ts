import { InferenceSession, Tensor } from 'onnxruntime-node'
import { countColours } from '#domain/search/visual/colours.ts'
import type { ModelFolder } from './model-folder.server.ts'

/** Red, green and blue bytes of square pictures in the model's input size. */
type EmbeddingTask = {
  model: ModelFolder
  crops: readonly Uint8Array[]
  /** That compute together on each layer; the first task says how many for all that follow. */
  threads: number
}

/** The model's output for a picture or a crop of it: what is to be seen, and how it is made. */
export type RawFeatures = { content: Float32Array; style: Float32Array; colours: Float32Array }

const CONFIGURATION = {
  session: {
    /** 8-bit weights become numbers at loading; computing with them as bytes takes three times as long. */
    disable_quant_qdq: '1',
    // Takes weights out of a pool that would grow beyond them: 23 MB less.
    use_device_allocator_for_initializers: '1',
    // A thread that waits for another one leaves its core to others: a quarter less processor time on a busy machine.
    intra_op: { allow_spinning: '0' },
  },
} as const
const PIXEL_CHANNELS = 3

let session: Promise<InferenceSession> | null = null

/** Runs the model on the crops of a picture; without any it is only loaded, which happens once. */
export async function computeFeatures({ model, crops, threads }: EmbeddingTask): Promise<RawFeatures[]> {
  session ??= InferenceSession.create(model.path, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // A plan of where all values lie at once would hold 7 MB more than what is needed at any moment.
    enableMemPattern: false,
    extra: CONFIGURATION,
  })
  const loaded = await session
  const features: RawFeatures[] = []
  // Together they would take as long, and 16 MB more for each.
  for (const crop of crops) features.push(await runModel(loaded, model, crop))
  return features
}

async function runModel(
  loaded: InferenceSession,
  model: ModelFolder,
  crop: Uint8Array,
): Promise<RawFeatures> {
  const answers = await loaded.run({ [model.input.name]: toTensor(crop, model.input) })
  const content = joined(answers, model.content)
  return {
    content: model.content.root ? content.map((value) => Math.sqrt(Math.max(0, value))) : content,
    style: joined(answers, model.style),
    colours: countColours(crop),
  }
}

function toTensor(pixels: Uint8Array, { size, order, means, deviations }: ModelFolder['input']): Tensor {
  const area = size * size
  const values = new Float32Array(PIXEL_CHANNELS * area)
  for (let channel = 0; channel < PIXEL_CHANNELS; channel++) {
    const from = order === 'bgr' ? PIXEL_CHANNELS - 1 - channel : channel
    const mean = means[channel] ?? 0
    const deviation = deviations[channel] ?? 1
    const plane = channel * area
    for (let at = 0; at < area; at++) {
      values[plane + at] = ((pixels[at * PIXEL_CHANNELS + from] ?? 0) - mean) / deviation
    }
  }
  return new Tensor('float32', values, [1, PIXEL_CHANNELS, size, size])
}

type Part = { outputs: string[]; length: number }

function joined(answers: InferenceSession.OnnxValueMapType, { outputs, length }: Part): Float32Array {
  const whole = new Float32Array(length)
  let filled = 0
  for (const name of outputs) {
    const data = answers[name]?.data
    if (!(data instanceof Float32Array)) break
    if (filled + data.length > length) break
    whole.set(data, filled)
    filled += data.length
  }
  if (filled !== length)
    throw new Error(`The model does not answer ${outputs.join(', ')} with ${length} numbers.`)
  return whole
}
