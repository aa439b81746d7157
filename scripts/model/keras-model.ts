import { z } from 'zod'

const Pair = z.tuple([z.int(), z.int()])
const inbound = z.array(z.array(z.tuple([z.string()]).rest(z.unknown())))

const Layer = z.discriminatedUnion('class_name', [
  z.object({
    class_name: z.literal('InputLayer'),
    name: z.string(),
    config: z.unknown(),
    inbound_nodes: inbound,
  }),
  z.object({
    class_name: z.literal('ZeroPadding2D'),
    name: z.string(),
    config: z.object({ padding: z.tuple([Pair, Pair]) }),
    inbound_nodes: inbound,
  }),
  z.object({
    class_name: z.literal('Conv2D'),
    name: z.string(),
    config: z.object({
      filters: z.int(),
      kernel_size: Pair,
      strides: Pair,
      padding: z.enum(['same', 'valid']),
      activation: z.literal('linear'),
      use_bias: z.literal(true),
    }),
    inbound_nodes: inbound,
  }),
  z.object({
    class_name: z.literal('BatchNormalization'),
    name: z.string(),
    config: z.object({ epsilon: z.number(), center: z.literal(true), scale: z.literal(true) }),
    inbound_nodes: inbound,
  }),
  z.object({
    class_name: z.literal('Activation'),
    name: z.string(),
    config: z.object({ activation: z.literal('relu') }),
    inbound_nodes: inbound,
  }),
  z.object({
    class_name: z.literal('MaxPooling2D'),
    name: z.string(),
    config: z.object({ pool_size: Pair, strides: Pair, padding: z.literal('valid') }),
    inbound_nodes: inbound,
  }),
  z.object({ class_name: z.literal('Add'), name: z.string(), config: z.unknown(), inbound_nodes: inbound }),
])

/** The layers that this tool understands; a layer of another kind is an error. */
export type KerasLayer = z.infer<typeof Layer>

const Manifest = z.object({
  modelTopology: z.object({ model_config: z.object({ config: z.object({ layers: z.array(z.unknown()) }) }) }),
  weightsManifest: z.array(
    z.object({
      paths: z.array(z.string()),
      weights: z.array(z.object({ name: z.string(), shape: z.array(z.int()), dtype: z.literal('float32') })),
    }),
  ),
})

export type KerasModel = {
  /** In the order in which they are computed. */
  layers: KerasLayer[]
  /** By layer and name: `conv1/kernel`. @throws when there are none. */
  weights: (name: string) => Float32Array
}

/**
 * Reads a TensorFlow.js layers model up to and including the layer `last`; what follows is not even parsed.
 * `read` returns the bytes of a file beside `model.json`.
 */
export function readKerasModel(
  modelJson: string,
  last: string,
  read: (path: string) => Uint8Array,
): KerasModel {
  const { modelTopology, weightsManifest } = Manifest.parse(JSON.parse(modelJson))
  const all = modelTopology.model_config.config.layers
  const end = all.findIndex((layer) => z.object({ name: z.literal(last) }).safeParse(layer).success)
  const known = new Map<string, Float32Array>()
  for (const { paths, weights } of weightsManifest) {
    const bytes = Uint8Array.from(Buffer.concat(paths.map(read)))
    let place = 0
    for (const { name, shape } of weights) {
      const length = shape.reduce((product, dimension) => product * dimension, 1)
      known.set(name, new Float32Array(bytes.buffer, place, length))
      place += length * Float32Array.BYTES_PER_ELEMENT
    }
  }
  return {
    layers: z.array(Layer).parse(all.slice(0, end + 1)),
    weights: (name) => {
      const weights = known.get(name)
      if (!weights) throw new Error(`The model has no weights ${name}.`)
      return weights
    },
  }
}
