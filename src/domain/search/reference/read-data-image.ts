/** The bytes that stand in a data image's address, whatever they are; empty when they cannot be read. */
export function readDataImage(address: string): Uint8Array {
  const comma = address.indexOf(',')
  if (comma < 0) return new Uint8Array()
  const body = unescapeBytes(address.slice(comma + 1))
  const isBase64 = /;\s*base64\s*$/i.test(address.slice(0, comma))
  return isBase64 ? Buffer.from(body.toString('latin1'), 'base64') : body
}

const PERCENT = 0x25
const BASE = 16

/** Percent signs stand for bytes, which need not be letters together. In one loop: a call for each of 7 million takes four seconds. */
function unescapeBytes(text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1')
  let written = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    const value = byte === PERCENT ? BASE * digitOf(bytes[at + 1]) + digitOf(bytes[at + 2]) : Number.NaN
    if (!Number.isNaN(value)) at += 2
    bytes[written++] = Number.isNaN(value) ? byte : value
  }
  return bytes.subarray(0, written)
}

/** NaN for what is no hexadecimal digit. */
function digitOf(letter = 0): number {
  if (letter >= 0x30 && letter <= 0x39) return letter - 0x30
  const small = letter | 0x20
  return small >= 0x61 && small <= 0x66 ? small - 0x61 + 10 : Number.NaN
}
