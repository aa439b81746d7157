import { type SubmitEvent, useRef, useState } from 'react'
import { numberOf } from '#domain/enquiries/enquiries-model.ts'
import {
  type Challenge,
  OPENED_FIELD,
  PROOF_FIELD,
  SENDING_STATUS,
} from '#domain/enquiries/forms/submission.ts'
import { apiPath, FORM_CHALLENGE } from '#site/api-paths.ts'
import type { ErrorTexts, SubmitError } from './form-answer.ts'

type SendingNeeds = {
  address: string
  /** The server's answer to the form before script took over. */
  first: { errors: ErrorTexts; error: SubmitError | null }
  /** All that is sent, with what is not in the form's own controls. */
  readValues: (form: HTMLFormElement) => FormData
  check: (form: FormData) => ErrorTexts
  /** Runs last before sending; returns why it cannot go on, or null. */
  prepare?: (form: FormData) => Promise<SubmitError | null>
  /** Gets the number that people use, the whole id (null where the answer had none), and the sent form. */
  onAccepted: (sent: { number: string | null; id: string | null; form: FormData }) => void
}

/** `share` goes from 0 to 1; `proving` is the browser's proof of work. */
export type Progress = { kind: 'uploading'; share: number } | { kind: 'proving' }

export type FormSending = ReturnType<typeof useSending>

/** Nothing in the form is touched unless it is accepted. `attempt` counts refusals, for the summary's focus. */
export function useSending(needs: SendingNeeds) {
  const { errors: errorsAtFirst, error: errorAtFirst } = needs.first
  const [shown, setShown] = useState({
    ...needs.first,
    isRefused: errorAtFirst !== null || Object.keys(errorsAtFirst).length > 0,
    attempt: 0,
  })
  const [progress, setProgress] = useState<Progress | null>(null)
  const isBusy = useRef(false)

  const show = (errors: ErrorTexts, error: SubmitError | null) =>
    setShown(({ attempt }) => ({ errors, error: error, isRefused: true, attempt: attempt + 1 }))

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy.current) return
    const form = needs.readValues(event.currentTarget)
    const errors = needs.check(form)
    if (Object.keys(errors).length > 0) return show(errors, null)
    isBusy.current = true
    setShown((before) => ({ ...before, errors: {}, error: null, isRefused: false }))
    const outcome = await deliver(form, needs, setProgress)
    isBusy.current = false
    setProgress(null)
    if (outcome.outcome === 'accepted') needs.onAccepted({ ...outcome, form })
    else if (outcome.outcome === 'invalid') show(outcome.errors, null)
    else show({}, outcome.outcome === 'refused' ? outcome.error : 'proof-needed')
  }

  function review(name: string, error: string | undefined): void {
    setShown((before) => {
      if (before.errors[name] === error) return before
      const { [name]: _, ...others } = before.errors
      return { ...before, errors: error === undefined ? others : { ...others, [name]: error } }
    })
  }

  return { ...shown, progress, send, review, readValues: needs.readValues, check: needs.check }
}

async function deliver(
  form: FormData,
  { address, prepare }: SendingNeeds,
  setProgress: (progress: Progress) => void,
): Promise<Outcome> {
  const upload = () => sendForm(address, form, (share) => setProgress({ kind: 'uploading', share }))
  setProgress({ kind: 'uploading', share: 0 })
  const error = await prepare?.(form)
  if (error) return { outcome: 'refused', error: error }
  const foreseen = await askForChallenge(textIn(form, OPENED_FIELD))
  const unproven = foreseen && (await prove(form, foreseen, setProgress))
  if (unproven) return unproven
  const outcome = await upload()
  // Others from the same network have sent something meanwhile.
  if (outcome.outcome !== 'challenged') return outcome
  return (await prove(form, outcome.challenge, setProgress)) ?? upload()
}

function textIn(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

/** Puts the solution into the form; returns why that was not possible, or null. */
async function prove(
  form: FormData,
  challenge: Challenge,
  setProgress: (progress: Progress) => void,
): Promise<Outcome | null> {
  setProgress({ kind: 'proving' })
  try {
    const { solveProof } = await import('#domain/enquiries/solve-proof.ts')
    const proof = await solveProof(challenge)
    if (proof === null) return { outcome: 'refused', error: 'proof-needed' }
    form.set(PROOF_FIELD, proof)
    return null
  } catch (error) {
    console.warn('The proof of work:', error)
    return { outcome: 'refused', error: 'failed' }
  }
}

type Outcome =
  | { outcome: 'accepted'; number: string | null; id: string | null }
  | { outcome: 'invalid'; errors: ErrorTexts }
  | { outcome: 'challenged'; challenge: Challenge }
  | { outcome: 'refused'; error: SubmitError }

const STALLED_AFTER_MS = 60_000
const ANSWERED_WITHIN_MS = 5_000

/** `fetch` reports no progress. `onProgress` gets shares from 0 to 1. */
function sendForm(address: string, form: FormData, onProgress: (share: number) => void): Promise<Outcome> {
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
async function askForChallenge(opened: string): Promise<Challenge | null> {
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
