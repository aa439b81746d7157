const LARGEST_INT16 = 32_767
const VALUE_BYTES = 2
const SCALE_BYTES = 4

export type Features = { content: Float32Array; style: Float32Array }

/** Features for the next fitting: each of the two parts as 16-bit integers with a scale of its own, little endian. */
export function encodeFeatures({ content, style }: Features): Uint8Array {
  return Buffer.concat([encodePart(content), encodePart(style)])
}

export function decodeFeatures(bytes: Uint8Array, contentLength: number): Features {
  const border = SCALE_BYTES + VALUE_BYTES * contentLength
  return { content: decodePart(bytes.subarray(0, border)), style: decodePart(bytes.subarray(border)) }
}

function encodePart(values: Float32Array): Uint8Array {
  const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LARGEST_INT16 || 1
  const bytes = new DataView(new ArrayBuffer(SCALE_BYTES + VALUE_BYTES * values.length))
  bytes.setFloat32(0, scale, true)
  for (const [at, value] of values.entries())
    bytes.setInt16(SCALE_BYTES + VALUE_BYTES * at, Math.round(value / scale), true)
  return new Uint8Array(bytes.buffer)
}

function decodePart(part: Uint8Array): Float32Array {
  const bytes = new DataView(part.buffer, part.byteOffset, part.byteLength)
  const scale = bytes.getFloat32(0, true)
  return Float32Array.from(
    { length: (part.byteLength - SCALE_BYTES) / VALUE_BYTES },
    (_, at) => bytes.getInt16(SCALE_BYTES + VALUE_BYTES * at, true) * scale,
  )
}
