import { data, redirect } from 'react-router'
import { inHttp, type Sending } from '#domain/enquiries/forms/submission.ts'
import { numberOf } from '#domain/enquiries/model.ts'
import type { FormAnswer } from './form-answer.ts'

/**
 * Answers a form that was sent without script: the address of the thanks, or the page once more with what was typed and
 * what is wrong.
 */
export function answerSending(
  sending: Sending,
  toSentPath: (number: string, imageIds: readonly number[], id: string) => string,
) {
  if (sending.outcome === 'accepted')
    return redirect(toSentPath(numberOf(sending.id), sending.imageIds, sending.id), 303)
  const { outcome } = sending
  const answer: FormAnswer = {
    errors: outcome === 'invalid' ? sending.errors : {},
    trouble: outcome === 'invalid' || outcome === 'edited' ? null : outcome,
    typed: outcome === 'unreadable' ? {} : sending.typed,
  }
  const { status, retryAfterSeconds } = inHttp(sending)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (retryAfterSeconds !== null) headers.set('Retry-After', String(retryAfterSeconds))
  return data(answer, { status, headers })
}
