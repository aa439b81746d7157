import { isNumber } from '#domain/enquiries/model.ts'
import { SENT } from '#website/contact/enquiry/enquiry-address.ts'

/** A page with a form is asked for anew each time: the time it was opened at is in it. So is one with somebody's number. */
export const ASKED_ANEW = { headers: { 'Cache-Control': 'private, no-cache' } }

/** What the address says where a form leads that was accepted: see `paths.enquirySent`. Null for any other address. */
export function readSent(query: URLSearchParams): { number: string | null; id: string } | null {
  const sent = query.get(SENT)
  if (sent === null) return null
  return { number: isNumber(sent) ? sent : null, id: query.get('beleg') ?? '' }
}

/** What the address says of whoever wants to know how far an application is: see `furtherPaths.applicationState`. */
export function readAskedState(query: URLSearchParams): { number: string; secret: string } | null {
  const number = query.get('nummer')
  const secret = query.get('schluessel')
  return number === null || secret === null ? null : { number: number.toUpperCase(), secret }
}
