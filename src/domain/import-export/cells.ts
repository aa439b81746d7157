import { z } from 'zod'
import { fieldErrorOf } from '#platform/fields/answers.ts'
import type { Kind } from '#platform/fields/kinds.ts'

/** An empty cell that says nothing is undefined. */
export type ReadCell = (text: string) => { value: unknown } | { problem: string }

/** Excel writes its own words for booleans in its language. */
const YES = ['yes', 'ja', 'true', 'wahr', '1', 'x']
const NO = ['no', 'nein', 'false', 'falsch', '0']
const WHOLE = /^-?\d{1,10}$/
const SHARE = /^-?\d{1,9}([.,]\d{1,20})?(e-\d{1,3})?$/i

export function cellOf(kind: Kind, rule: z.ZodType): ReadCell {
  return (text) => {
    const written = readWritten(kind, text)
    if ('problem' in written || written.value === undefined) return written
    const result = rule.safeParse(written.value)
    return result.success ? { value: result.data } : { problem: fieldErrorOf(written.value, result.error) }
  }
}

function readWritten(kind: Kind, cell: string): ReturnType<ReadCell> {
  if (kind.kind === 'custom' || kind.kind === 'line' || kind.kind === 'lines') return { value: cell }
  const text = cell.trim()
  switch (kind.kind) {
    case 'choices':
    case 'slugs':
      return { value: partsOf(text) }
    case 'references':
      return { value: partsOf(text).map(Number) }
    case 'slug':
      return { value: text }
    default:
      return text === '' ? { value: undefined } : readOne(kind, text)
  }
}

function readOne({ kind, ...rest }: Kind, text: string): ReturnType<ReadCell> {
  switch (kind) {
    case 'number':
    case 'reference': {
      const isWhole = !('isWhole' in rest) || rest.isWhole
      return (isWhole ? WHOLE : SHARE).test(text)
        ? { value: Number(text.replace(',', '.')) }
        : { problem: 'pattern' }
    }
    case 'yesNo': {
      const word = text.toLowerCase()
      return [...YES, ...NO].includes(word) ? { value: YES.includes(word) } : { problem: 'pattern' }
    }
    case 'day': {
      const day = DAY.safeParse(text)
      return day.success ? { value: day.data } : { problem: 'day' }
    }
    case 'moment': {
      const time = TIME.safeParse(text)
      return time.success ? { value: time.data.toISOString() } : { problem: 'time' }
    }
    default:
      return { value: text }
  }
}

export function partsOf(text: string): string[] {
  return [...new Set(text.split(/[\s,|]+/).filter(Boolean))]
}

const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
/** A moment needs its zone: a time of day alone is another moment on each server. */
const MOMENT = /^[\d-]{10}[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i
const isMoment = (text: string) =>
  MOMENT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
const isDay = (text: string) => z.iso.date().safeParse(text).success

/** A day is ISO 8601, such as 2027-03-01; German spreadsheets write 1.3.2027. */
const DAY = z.string().transform(toIsoDay).refine(isDay, 'day')

/** A moment has its zone; a day alone is its first moment in UTC. */
const TIME = z
  .string()
  .transform(toIsoDay)
  .refine((text) => isDay(text) || isMoment(text), 'time')
  .transform((text) => new Date(text))

function toIsoDay(text: string): string {
  const [, date = '', month = '', year = ''] = GERMAN_DAY.exec(text.trim()) ?? []
  return year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

/** Decodes a list, whatever program saved it; null when its encoding is unknown. */
export function decodeText(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xfe])) return decode(bytes, 'utf-16le')
  if (startsWith(bytes, [0xfe, 0xff])) return decode(bytes, 'utf-16be')
  const text = decode(bytes, 'utf-8') ?? decodeWindows(bytes)
  return text?.includes('\0') ? null : text
}

export function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Excel in Germany saves such CSV; all bytes but five mean something in it, and our texts have none of those. */
function decodeWindows(bytes: Uint8Array): string | null {
  const isText = bytes.every((byte) => !MEANINGLESS.has(byte) && (byte >= FIRST_PRINTED || BREAKS.has(byte)))
  if (!isText || HALF_UTF8.test(Buffer.from(bytes).toString('latin1'))) return null
  const text = decode(bytes, 'windows-1252')
  return text !== null && OTHER_ENCODINGS.test(text) ? null : text
}

/** These are umlauts, accents and quotation marks in UTF-8: a list of two encodings would have damaged names. */
const HALF_UTF8 = /[\xc2\xc3][\x80-\xbf]|\xe2\x80[\x80-\xbf]/
/** Matches umlauts of DOS and of old Macs that were decoded as Windows-1252: "K”hler", "MŸller". */
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
