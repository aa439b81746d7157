import { type SubmitEvent, useRef, useState } from 'react'
import { type Challenge, OPENED_FIELD, PROOF_FIELD } from '#domain/enquiries/forms/submission.ts'
import { type ErrorTexts, type SubmitError, textIn } from './form-answer.ts'
import { askForChallenge, type Outcome, sendForm } from './send-form.ts'

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
