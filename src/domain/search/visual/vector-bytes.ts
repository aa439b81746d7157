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
