import { endianness } from 'node:os'

export const LARGEST_SIGNED_BYTE = 127
const LARGEST_BYTE = 255
const FLOAT_BYTES = Float32Array.BYTES_PER_ELEMENT

/** The stored data of a picture: the directions of content and style, not their lengths, and its colours. */
export type QuantizedVectors = { content: Int8Array; style: Int8Array; colours: Uint8Array }

/** Returns a vector's direction as signed bytes; recall does not fall measurably. */
export function quantize(vector: Float32Array): Int8Array {
  const most = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0)
  return Int8Array.from(vector, (value) => Math.round((value / (most || 1)) * LARGEST_SIGNED_BYTE))
}

export function quantizeShares(shares: Float32Array): Uint8Array {
  return Uint8Array.from(shares, (share) => Math.round(share * LARGEST_BYTE))
}

export function dequantizeShares(bytes: Uint8Array): Float32Array {
  return Float32Array.from(bytes, (byte) => byte / LARGEST_BYTE)
}

export function dequantize(quantized: Int8Array): Float32Array {
  const length = normOf(quantized) || 1
  return Float32Array.from(quantized, (value) => value / length)
}

export function normOf(quantized: Int8Array): number {
  let square = 0
  for (let at = 0; at < quantized.length; at++) square += (quantized[at] ?? 0) ** 2
  return Math.sqrt(square)
}

/** A view of the same bytes as signed ones; databases return them unsigned. */
export function asSigned({ buffer, byteOffset, byteLength }: Uint8Array): Int8Array {
  return new Int8Array(buffer, byteOffset, byteLength)
}

export function asUnsigned({ buffer, byteOffset, byteLength }: Int8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

/** Vectors one after the other, as little-endian floats of 32 bits. */
export function joinVectors(vectors: readonly Float32Array[]): Uint8Array {
  const bytes = new Uint8Array(vectors.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const vector of vectors) {
    bytes.set(new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength), at)
    at += vector.byteLength
  }
  return toMachineOrder(bytes)
}

export function splitVectors(bytes: Uint8Array, count: number): Float32Array[] {
  // Floats must begin at a multiple of four bytes. A copy does; bytes from a database may not.
  const all = new Float32Array(toMachineOrder(Uint8Array.from(bytes)).buffer)
  const length = Math.floor(all.length / count)
  return Array.from({ length: count }, (_, at) => all.slice(at * length, (at + 1) * length))
}

/** Nearly every machine is little-endian; on the others the bytes are reversed. */
function toMachineOrder(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (endianness() === 'BE') {
    for (let at = 0; at < bytes.length; at += FLOAT_BYTES) bytes.subarray(at, at + FLOAT_BYTES).reverse()
  }
  return bytes
}

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
