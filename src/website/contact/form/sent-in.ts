import { isNumber } from '#domain/enquiries/enquiries-model.ts'
import { SENT } from '#website/contact/enquiry/enquiry-address.ts'

/** Each page contains the time at which its form was opened, or the number of somebody's enquiry. */
export const ASKED_ANEW = { headers: { 'Cache-Control': 'private, no-cache' } }

/** Reads the address that an accepted form leads to, see `paths.enquirySent`; null for any other. */
export function readSent(query: URLSearchParams): { number: string | null; id: string } | null {
  const sent = query.get(SENT)
  if (sent === null) return null
  return { number: isNumber(sent) ? sent : null, id: query.get('beleg') ?? '' }
}

export function readAskedState(query: URLSearchParams): { number: string; secret: string } | null {
  const number = query.get('nummer')
  const secret = query.get('schluessel')
  return number === null || secret === null ? null : { number: number.toUpperCase(), secret }
}
