import { CODE_WORDS, type LocalFeatures } from './local-features.ts'

/** Fractions of a pixel that a place is kept in. */
const PLACE_STEPS = 16
const ANGLE_STEPS = 256
const CODE_BYTES = 4 * CODE_WORDS
/** Place, level and angle of a corner, and its code. */
const CORNER_BYTES = 6 + CODE_BYTES

/** 38 bytes for each corner, little endian. */
export function encodeLocal({ x, y, level, angle, codes }: LocalFeatures): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(x.length * CORNER_BYTES))
  for (let at = 0; at < x.length; at++) {
    const from = at * CORNER_BYTES
    view.setUint16(from, Math.round((x[at] ?? 0) * PLACE_STEPS), true)
    view.setUint16(from + 2, Math.round((y[at] ?? 0) * PLACE_STEPS), true)
    view.setUint8(from + 4, level[at] ?? 0)
    view.setUint8(from + 5, Math.round(((angle[at] ?? 0) / (2 * Math.PI)) * ANGLE_STEPS) & (ANGLE_STEPS - 1))
    for (let word = 0; word < CODE_WORDS; word++)
      view.setUint32(from + 6 + 4 * word, codes[at * CODE_WORDS + word] ?? 0, true)
  }
  return new Uint8Array(view.buffer)
}

/** Bytes that are no whole corners are left out. */
export function decodeLocal({ buffer, byteOffset, byteLength }: Uint8Array): LocalFeatures {
  const view = new DataView(buffer, byteOffset, byteLength)
  const count = Math.floor(byteLength / CORNER_BYTES)
  const each = <Value>(read: (from: number) => Value) =>
    Array.from({ length: count }, (_, at) => read(at * CORNER_BYTES))
  const codes = new Uint32Array(count * CODE_WORDS)
  for (let at = 0; at < codes.length; at++)
    codes[at] = view.getUint32(Math.floor(at / CODE_WORDS) * CORNER_BYTES + 6 + 4 * (at % CODE_WORDS), true)
  return {
    x: Float32Array.from(each((from) => view.getUint16(from, true) / PLACE_STEPS)),
    y: Float32Array.from(each((from) => view.getUint16(from + 2, true) / PLACE_STEPS)),
    level: Uint8Array.from(each((from) => view.getUint8(from + 4))),
    angle: Float32Array.from(each((from) => (view.getUint8(from + 5) / ANGLE_STEPS) * 2 * Math.PI)),
    codes,
  }
}
