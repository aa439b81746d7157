// The little of Protocol Buffers that an ONNX file needs (https://protobuf.dev/programming-guides/encoding).

const WHOLE_NUMBER = 0
const LENGTH_FIRST = 2
const FOUR_BYTES = 5
const SEVEN_BITS = 0x7f
const MORE_FOLLOWS = 0x80

/** A field with a whole number from 0 to 2 ** 53. */
export function wholeField(field: number, value: number): Uint8Array {
  return Buffer.concat([encodeWhole(field * 8 + WHOLE_NUMBER), encodeWhole(value)])
}

/** A field with a number of 32 bits. */
export function floatField(field: number, value: number): Uint8Array {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return Buffer.concat([encodeWhole(field * 8 + FOUR_BYTES), bytes])
}

/** A field with a text, bytes, or a message of further fields. */
export function bytesField(field: number, value: string | Uint8Array | readonly Uint8Array[]): Uint8Array {
  const bytes = toBytes(value)
  return Buffer.concat([encodeWhole(field * 8 + LENGTH_FIRST), encodeWhole(bytes.length), bytes])
}

function toBytes(value: string | Uint8Array | readonly Uint8Array[]): Uint8Array {
  if (typeof value === 'string') return Buffer.from(value)
  return value instanceof Uint8Array ? value : Buffer.concat(value)
}

/** Seven bits in each byte, the lowest first. */
function encodeWhole(value: number): Uint8Array {
  const bytes: number[] = []
  let rest = value
  while (rest > SEVEN_BITS) {
    bytes.push((rest % (SEVEN_BITS + 1)) + MORE_FOLLOWS)
    rest = Math.floor(rest / (SEVEN_BITS + 1))
  }
  return Uint8Array.from([...bytes, rest])
}
