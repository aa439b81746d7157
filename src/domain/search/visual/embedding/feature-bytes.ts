/** The largest whole number that 16 bits hold. */
const MOST_STEPS = 32_767
const STEP_BYTES = 2
const SCALE_BYTES = 4

export type Features = { content: Float32Array; style: Float32Array }

/** An embedder's own numbers for the next fitting: each of the two parts in 16-bit steps of its own size, little endian. */
export function encodeFeatures({ content, style }: Features): Uint8Array {
  return Buffer.concat([encodePart(content), encodePart(style)])
}

/** `contentLength` says where the second part begins. */
export function decodeFeatures(bytes: Uint8Array, contentLength: number): Features {
  const border = SCALE_BYTES + STEP_BYTES * contentLength
  return { content: decodePart(bytes.subarray(0, border)), style: decodePart(bytes.subarray(border)) }
}

function encodePart(values: Float32Array): Uint8Array {
  const step = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / MOST_STEPS || 1
  const bytes = new DataView(new ArrayBuffer(SCALE_BYTES + STEP_BYTES * values.length))
  bytes.setFloat32(0, step, true)
  for (const [at, value] of values.entries())
    bytes.setInt16(SCALE_BYTES + STEP_BYTES * at, Math.round(value / step), true)
  return new Uint8Array(bytes.buffer)
}

function decodePart(part: Uint8Array): Float32Array {
  const bytes = new DataView(part.buffer, part.byteOffset, part.byteLength)
  const step = bytes.getFloat32(0, true)
  return Float32Array.from(
    { length: (part.byteLength - SCALE_BYTES) / STEP_BYTES },
    (_, at) => bytes.getInt16(SCALE_BYTES + STEP_BYTES * at, true) * step,
  )
}
