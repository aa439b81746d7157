import { numberOf } from '#domain/enquiries/enquiries-model.ts'
import { type Challenge, OPENED_FIELD, SENDING_STATUS } from '#domain/enquiries/forms/submission.ts'
import { apiPath, FORM_CHALLENGE } from '#site/api-paths.ts'
import type { ErrorTexts, SubmitError } from './form-answer.ts'

export type Outcome =
  | { outcome: 'accepted'; number: string | null; id: string | null }
  | { outcome: 'invalid'; errors: ErrorTexts }
  | { outcome: 'challenged'; challenge: Challenge }
  | { outcome: 'refused'; error: SubmitError }

const STALLED_AFTER_MS = 60_000
const ANSWERED_WITHIN_MS = 5_000

/** `fetch` reports no progress. `onProgress` gets shares from 0 to 1. */
export function sendForm(
  address: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let stalled = setTimeout(() => request.abort(), STALLED_AFTER_MS)
    const noAnswer = () => resolve({ outcome: 'refused', error: 'offline' })
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), STALLED_AFTER_MS)
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('loadend', () => clearTimeout(stalled))
    request.addEventListener('load', () => resolve(readOutcome(request.status, request.responseText)))
    request.addEventListener('error', noAnswer)
    request.addEventListener('abort', noAnswer)
    request.open('POST', address)
    request.setRequestHeader('Accept', 'application/json')
    request.send(form)
  })
}

/** Asked before a form is sent, which may be large; null where nothing has to be solved or no answer came. */
export async function askForChallenge(opened: string): Promise<Challenge | null> {
  try {
    const query = new URLSearchParams({ [OPENED_FIELD]: opened })
    const answer = await fetch(`${apiPath(FORM_CHALLENGE)}?${query}`, {
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    })
    const outcome = readOutcome(answer.status, await answer.text())
    return outcome.outcome === 'challenged' ? outcome.challenge : null
  } catch {
    // Sending reports the error.
    return null
  }
}

const SUBMIT_ERRORS: Partial<Record<number, SubmitError>> = {
  [SENDING_STATUS.unreadable]: 'unreadable',
  [SENDING_STATUS['too-large']]: 'too-large',
  [SENDING_STATUS['too-many']]: 'too-many',
  [SENDING_STATUS.full]: 'full',
}

export function readOutcome(status: number, body: string): Outcome {
  const { id, error, challenge } = readBody(body)
  if (status === SENDING_STATUS.accepted) {
    const ours = typeof id === 'string' ? id : null
    return { outcome: 'accepted', number: ours && numberOf(ours), id: ours }
  }
  if (isChallenge(challenge)) return { outcome: 'challenged', challenge }
  const errors = isObject(error) ? readFields(error.fields) : {}
  if (status === SENDING_STATUS.invalid && Object.keys(errors).length > 0)
    return { outcome: 'invalid', errors }
  const isBusy = isObject(error) && error.code === 'busy'
  return { outcome: 'refused', error: isBusy ? 'busy' : (SUBMIT_ERRORS[status] ?? 'failed') }
}

function readBody(body: string): { id?: unknown; error?: unknown; challenge?: unknown } {
  try {
    const answer: unknown = JSON.parse(body)
    return isObject(answer) ? answer : {}
  } catch {
    // The body is a page of something between us and the visitor.
    return {}
  }
}

function readFields(fields: unknown): ErrorTexts {
  if (!isObject(fields)) return {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  )
}

function isChallenge(value: unknown): value is Challenge {
  return isObject(value) && isObject(value.parameters)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
