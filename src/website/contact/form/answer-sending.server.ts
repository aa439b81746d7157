import { data, redirect } from 'react-router'
import { numberOf } from '#domain/enquiries/enquiries-model.ts'
import { inHttp, type Sending } from '#domain/enquiries/forms/submission.ts'
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
    error: outcome === 'invalid' || outcome === 'item-removed' ? null : outcome,
    typed: outcome === 'unreadable' ? {} : sending.typed,
  }
  const { status, retryAfterSeconds } = inHttp(sending)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (retryAfterSeconds !== null) headers.set('Retry-After', String(retryAfterSeconds))
  return data(answer, { status, headers })
}
