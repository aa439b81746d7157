import { bytesField, floatField, wholeField } from './protobuf.ts'

// Field numbers and types are those of onnx.proto3, IR version 8.

type Numbers = Float32Array | Int8Array | BigInt64Array
type Attribute = number | readonly number[] | { float: number }

/** A network that grows node by node; every method returns the name of what it added. */
export type OnnxGraph = {
  node: (operation: string, inputs: readonly string[], attributes?: Record<string, Attribute>) => string
  /** The same with the name under which others know the result. */
  output: (name: string, length: number, from: string) => void
  constant: (dimensions: readonly number[], values: Numbers) => string
  encode: () => Uint8Array
}

const IR_VERSION = 8
const OPERATOR_SET = 13
const FLOAT = 1
const INT8 = 3
const INT64 = 7
const ATTRIBUTE_FLOAT = 1
const ATTRIBUTE_INT = 2
const ATTRIBUTE_INTS = 7

/** Begins a network with one input: pictures of `size` by `size` as three planes, any number of them or exactly `count`. */
export function openOnnxGraph(input: string, size: number, count?: number): OnnxGraph {
  const nodes: Uint8Array[] = []
  const constants: Uint8Array[] = []
  const outputs: Uint8Array[] = []

  function add(
    operation: string,
    inputs: readonly string[],
    output: string,
    attributes: Record<string, Attribute>,
  ) {
    const fields = [
      ...inputs.map((name) => bytesField(1, name)),
      bytesField(2, output),
      bytesField(4, operation),
      ...Object.entries(attributes).map(([name, value]) => bytesField(5, encodeAttribute(name, value))),
    ]
    nodes.push(bytesField(1, fields))
  }

  return {
    node: (operation, inputs, attributes = {}) => {
      const name = `t${nodes.length}`
      add(operation, inputs, name, attributes)
      return name
    },
    output: (name, length, from) => {
      add('Identity', [from], name, {})
      outputs.push(bytesField(12, describeValue(name, [count ?? 'N', length])))
    },
    constant: (dimensions, values) => {
      const name = `c${constants.length}`
      constants.push(bytesField(5, encodeTensor(name, dimensions, values)))
      return name
    },
    encode: () => {
      const inputs = bytesField(11, describeValue(input, [count ?? 'N', 3, size, size]))
      const graph = [...nodes, bytesField(2, 'zeichner'), ...constants, inputs, ...outputs]
      const operators = [bytesField(1, ''), wholeField(2, OPERATOR_SET)]
      return Buffer.concat([wholeField(1, IR_VERSION), bytesField(7, graph), bytesField(8, operators)])
    },
  }
}

function encodeAttribute(name: string, value: Attribute): Uint8Array[] {
  if (typeof value === 'number')
    return [bytesField(1, name), wholeField(3, value), wholeField(20, ATTRIBUTE_INT)]
  if ('float' in value)
    return [bytesField(1, name), floatField(2, value.float), wholeField(20, ATTRIBUTE_FLOAT)]
  return [bytesField(1, name), ...value.map((whole) => wholeField(8, whole)), wholeField(20, ATTRIBUTE_INTS)]
}

function encodeTensor(name: string, dimensions: readonly number[], values: Numbers): Uint8Array[] {
  const { buffer, byteOffset, byteLength } = values
  return [
    ...dimensions.map((dimension) => wholeField(1, dimension)),
    wholeField(2, typeOf(values)),
    bytesField(8, name),
    bytesField(9, new Uint8Array(buffer, byteOffset, byteLength)),
  ]
}

function typeOf(values: Numbers): number {
  if (values instanceof Float32Array) return FLOAT
  return values instanceof Int8Array ? INT8 : INT64
}

/** A tensor of floats; a dimension that is a word may have any length. */
function describeValue(name: string, dimensions: readonly (number | string)[]): Uint8Array[] {
  const shape = dimensions.map((dimension) =>
    bytesField(1, typeof dimension === 'number' ? wholeField(1, dimension) : bytesField(2, dimension)),
  )
  return [bytesField(1, name), bytesField(2, bytesField(1, [wholeField(1, FLOAT), bytesField(2, shape)]))]
}
