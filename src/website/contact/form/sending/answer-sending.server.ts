import { data, redirect } from 'react-router'
import {
  type ApplicationSending,
  type EnquirySending,
  SENDING_STATUS,
} from '#domain/enquiries/forms/submission.ts'
import { numberOf } from '#domain/enquiries/model.ts'
import { AWAY_FOR_SECONDS, BUSY_FOR_SECONDS } from '#platform/http/retry-after.ts'
import type { FormAnswer } from '#website/contact/form/form-answer.ts'

const TRY_AGAIN_AFTER_SECONDS = { full: AWAY_FOR_SECONDS, busy: BUSY_FOR_SECONDS } as const

/**
 * Answers a form that was sent without script: the address of the thanks, or the page once more with what was typed and
 * what is wrong.
 */
export function answerSending(
  sending: EnquirySending | ApplicationSending,
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
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (outcome === 'too-many') headers.set('Retry-After', String(sending.retryAfterSeconds))
  if (outcome === 'full' || outcome === 'busy')
    headers.set('Retry-After', String(TRY_AGAIN_AFTER_SECONDS[outcome]))
  return data(answer, { status: SENDING_STATUS[outcome], headers })
}
