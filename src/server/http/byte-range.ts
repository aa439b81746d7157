/** First and last byte, both included. */
export type ByteRange = { first: number; last: number }

const SINGLE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Parses a Range header for a body of this many bytes (RFC 9110, section 14). Null means the whole body, as for no
 * header, several ranges, or an invalid one.
 */
export function readRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = SINGLE_RANGE.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (from !== '' && to !== '' && Number(to) < first) return null
  return first > last ? 'unsatisfiable' : { first, last }
}
