import { endianness } from 'node:os'

const BYTES = Float32Array.BYTES_PER_ELEMENT

/** Vectors one after the other, as little-endian floats of 32 bits. */
export function joinVectors(vectors: readonly Float32Array[]): Uint8Array {
  const bytes = new Uint8Array(vectors.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const vector of vectors) {
    bytes.set(new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength), at)
    at += vector.byteLength
  }
  return inOurOrder(bytes)
}

/** As many vectors of the same length. */
export function splitVectors(bytes: Uint8Array, count: number): Float32Array[] {
  // A copy begins where floats may begin; what a database answers need not.
  const all = new Float32Array(inOurOrder(Uint8Array.from(bytes)).buffer)
  const length = Math.floor(all.length / count)
  return Array.from({ length: count }, (_, at) => all.slice(at * length, (at + 1) * length))
}

/** Nearly every machine is little-endian; the others turn the bytes around. */
function inOurOrder(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (endianness() === 'BE') {
    for (let at = 0; at < bytes.length; at += BYTES) bytes.subarray(at, at + BYTES).reverse()
  }
  return bytes
}
