import { isNumber } from '#domain/enquiries/model.ts'

/** A page with a form is asked for anew each time: the time it was opened at is in it. So is one with somebody's number. */
export const ASKED_ANEW = { headers: { 'Cache-Control': 'private, no-cache' } }

/** What the address says where a form leads that was accepted: see `paths.enquirySent`. Null for any other address. */
export function readSent(query: URLSearchParams): { number: string | null } | null {
  const sent = query.get('gesendet')
  if (sent === null) return null
  return { number: isNumber(sent) ? sent : null }
}
