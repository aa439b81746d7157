import type { Challenge } from 'altcha-lib/types'
import { sentencesOf } from '#platform/fields/check.ts'
import type { ErrorTextOf, FormErrors } from '#platform/fields/kinds.ts'
import { AWAY_FOR_SECONDS, BUSY_FOR_SECONDS } from '#platform/http/form-fields.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { APPLICATION } from './application.ts'
import type { ENQUIRY } from './enquiry.ts'

/** Empty for people, who never see the field; a form with a value gets the usual answer and is not stored. */
export const TRAP_FIELD = 'homepage'
/** The server signs when the form was opened; without that, or if it is too young or too old, a proof is needed. */
export const OPENED_FIELD = 'opened'
/** It is what `solveProof` answers, and may be missing until there is a challenge. */
export const PROOF_FIELD = 'proof'
/** Buttons send this to remove something from a form without script: nothing is stored, and the page comes back. */
export const REMOVE_FIELD = 'remove'
export const FILES_FIELD = 'attachment'

export type { Challenge }

/** A field that came several times, such as `styles`, is a list. */
export type Typed = Partial<Record<string, string | string[]>>

/** Each field that is wrong has the key of one message in `messages/enquiry.*.json`. */
export type SubmissionErrors = FormErrors<ErrorTextOf<typeof ENQUIRY> | ErrorTextOf<typeof APPLICATION>>

/** Says each error; those about single files name them. */
export function sayErrors<Text extends string>(
  errors: FormErrors<Text>,
  fileNames: readonly string[],
  t: (text: Text, values: { names: string }) => string,
): Record<string, string> {
  const names = fileNames.join(', ') || FILES_FIELD
  return sentencesOf(errors, (text) => t(text, { names }))
}

export type Sending =
  /** The enquiry is safe on the disk, and the e-mails follow soon; the same one sent twice has the same id. */
  | { outcome: 'accepted'; id: string; imageIds: readonly number[] }
  /** The visitor removed something from the form. Nothing was checked or stored. */
  | { outcome: 'item-removed'; typed: Typed }
  /** `wrongFiles` are the names of those that the error of the files is about. */
  | { outcome: 'invalid'; errors: SubmissionErrors; wrongFiles: readonly string[]; typed: Typed }
  | { outcome: 'too-many'; retryAfterSeconds: number; typed: Typed }
  | { outcome: 'proof-needed'; challenge: Challenge; typed: Typed }
  | { outcome: 'full'; typed: Typed }
  /** Too many files are being checked; nothing was stored, and another try in a moment may work. */
  | { outcome: 'busy'; typed: Typed }
  /** The limit is for all parts together; `typed` holds what came before it was reached. */
  | { outcome: 'too-large'; typed: Typed }
  | { outcome: 'unreadable' }

export const SENDING_STATUS = {
  accepted: 201,
  'item-removed': 200,
  invalid: 422,
  'too-many': 429,
  'proof-needed': 428,
  full: 503,
  busy: 503,
  'too-large': 413,
  unreadable: 400,
} as const satisfies Record<Sending['outcome'], number>

const WAITS: Partial<Record<Sending['outcome'], number>> = {
  busy: BUSY_FOR_SECONDS,
  full: AWAY_FOR_SECONDS,
}

/** `retryAfterSeconds` is null when there is nothing to wait for. */
export function inHttp(sending: Sending) {
  const { outcome } = sending
  const retryAfterSeconds = outcome === 'too-many' ? sending.retryAfterSeconds : (WAITS[outcome] ?? null)
  return { status: SENDING_STATUS[outcome], retryAfterSeconds }
}

export const APPLICATION_STEPS = ['received', 'looked-at', 'answered'] as const
export type ApplicationStep = (typeof APPLICATION_STEPS)[number]
export type ApplicationState = {
  number: string
  step: ApplicationStep
  receivedAt: Date
  fileNames: readonly string[]
}

export type ApplicationLookup =
  | { outcome: 'found'; application: ApplicationState }
  | { outcome: 'unknown' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

/** Reads the body of the request as it comes in; nobody may have read it before. */
export type Submissions = {
  stampForm: () => string
  sendEnquiry: (request: Request, language: Language) => Promise<Sending>
  sendApplication: (request: Request, language: Language) => Promise<Sending>
  findApplication: (number: string, secret: string) => Promise<ApplicationLookup>
  /** Empty for every id but the whole one, which only the sender knows. */
  listSentFiles: (id: string) => Promise<readonly string[]>
}
