/** A list's text, whatever program saved it; null when nobody can say what its bytes mean. */
export function decodeText(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xfe])) return decode(bytes, 'utf-16le')
  if (startsWith(bytes, [0xfe, 0xff])) return decode(bytes, 'utf-16be')
  const text = decode(bytes, 'utf-8') ?? decodeWindows(bytes)
  return text?.includes('\0') ? null : text
}

/** JSON; null when it is none. */
export function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What Excel saves as CSV in Germany. Every byte means something there but five, which no text of ours has. */
function decodeWindows(bytes: Uint8Array): string | null {
  const isText = bytes.every((byte) => !MEANINGLESS.has(byte) && (byte >= FIRST_PRINTED || BREAKS.has(byte)))
  if (!isText || HALF_UTF8.test(Buffer.from(bytes).toString('latin1'))) return null
  const text = decode(bytes, 'windows-1252')
  return text !== null && OTHER_ENCODINGS.test(text) ? null : text
}

/** Umlauts, accents and quotation marks in UTF-8: a list put together from two encodings would come in with damaged names. */
const HALF_UTF8 = /[\xc2\xc3][\x80-\xbf]|\xe2\x80[\x80-\xbf]/
/** What the umlauts of DOS and of old Macs look like then: "K”hler", "MŸller". */
const OTHER_ENCODINGS = /\p{L}[„”“†‡ˆ‰‹›•˜™]\p{L}|\p{Ll}[ŠŽŸ]\p{Ll}|(?<!\p{L})\p{Lu}[ŠŽŸ]\p{Ll}/u

const MEANINGLESS = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
const BREAKS = new Set([0x09, 0x0a, 0x0d])
const FIRST_PRINTED = 0x20

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte)
}
