import { setImmediate } from 'node:timers/promises'

/** The bytes that stand in a data image's address, whatever they are; empty when they cannot be read. */
export function readDataImage(address: string): Uint8Array {
  const comma = address.indexOf(',')
  if (comma < 0) return new Uint8Array()
  const text = address.slice(comma + 1)
  const isBase64 = /;\s*base64\s*$/i.test(address.slice(0, comma))
  // Browsers write none, and then 20 million letters need not be looked at one by one.
  if (!text.includes('%')) return Buffer.from(text, isBase64 ? 'base64' : 'latin1')
  const body = unescapeBytes(text)
  return isBase64 ? Buffer.from(body.toString('latin1'), 'base64') : body
}

const PERCENT = 0x25
const BASE = 16

/** Percent signs stand for bytes, which need not be letters together. In one loop: a call for each of 7 million takes four seconds. */
function unescapeBytes(text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1')
  let written = 0
  for (let at = 0; at < bytes.length; at++) {
    let byte = bytes[at] ?? 0
    if (byte === PERCENT) {
      const value = BASE * digitOf(bytes[at + 1]) + digitOf(bytes[at + 2])
      if (!Number.isNaN(value)) {
        byte = value
        at += 2
      }
    }
    bytes[written++] = byte
  }
  return bytes.subarray(0, written)
}

/** NaN for what is no hexadecimal digit. */
function digitOf(letter = 0): number {
  if (letter >= 0x30 && letter <= 0x39) return letter - 0x30
  const small = letter | 0x20
  return small >= 0x61 && small <= 0x66 ? small - 0x61 + 10 : Number.NaN
}

const BEFORE_LETTERS = /^\s*\{\s*"url"\s*:\s*"data:image\/[\w.+-]{1,40};base64,/
const AFTER_LETTERS = /"\s*\}\s*$/
/** The letters begin and end within so many bytes of the text. */
const AROUND = 200
/** These begin an escape of JSON or of addresses, or end the text. */
const NO_LETTERS = ['"', '\\', '%']
/** Four letters stand for three bytes, so it is a multiple of four. It is decoded in some milliseconds. */
const PIECE = 1 << 20

/**
 * The picture in `{"url":"data:image/png;base64,..."}`, as browsers write it; null for all else, which has to be read as
 * text. Decoded piece by piece, with others answered in between: as one text, 20 million letters stop everything for a
 * fifth of a second.
 */
export async function readDataImageInJson(json: Buffer): Promise<Buffer | null> {
  const before = BEFORE_LETTERS.exec(json.toString('latin1', 0, AROUND))?.[0].length
  const after = AFTER_LETTERS.exec(json.toString('latin1', Math.max(0, json.length - AROUND)))?.[0].length
  if (before === undefined || after === undefined) return null
  const letters = json.subarray(before, json.length - after)
  if (NO_LETTERS.some((sign) => letters.includes(sign))) return null
  const picture = Buffer.alloc(Math.ceil((letters.length * 3) / 4))
  let written = 0
  for (let from = 0; from < letters.length; from += PIECE) {
    written += picture.write(letters.toString('latin1', from, from + PIECE), written, 'base64')
    const isLast = from + PIECE >= letters.length
    // Blanks between the letters: fours may begin in one piece and end in the next.
    if (!isLast && written !== ((from + PIECE) * 3) / 4) return null
    await setImmediate()
  }
  return picture.subarray(0, written)
}
