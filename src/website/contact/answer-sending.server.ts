import { data, redirect } from 'react-router'
import { isNumber, numberOf } from '#domain/enquiries/enquiries-model.ts'
import { inHttp, type Sending } from '#domain/enquiries/forms/submission.ts'
import { SENT } from './enquiry-address.ts'
import type { FormAnswer } from './form-answer.ts'

/** Redirects to the thanks, or returns the typed text and the errors for the page. */
export function answerSending(
  sending: Sending,
  toSentPath: (number: string, imageIds: readonly number[], id: string) => string,
) {
  if (sending.outcome === 'accepted')
    return redirect(toSentPath(numberOf(sending.id), sending.imageIds, sending.id), 303)
  const { outcome } = sending
  const answer: FormAnswer = {
    errors: outcome === 'invalid' ? sending.errors : {},
    wrongFiles: outcome === 'invalid' ? sending.wrongFiles : [],
    error: outcome === 'invalid' || outcome === 'item-removed' ? null : outcome,
    typed: outcome === 'unreadable' ? {} : sending.typed,
  }
  const { status, retryAfterSeconds } = inHttp(sending)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (retryAfterSeconds !== null) headers.set('Retry-After', String(retryAfterSeconds))
  return data(answer, { status, headers })
}

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
