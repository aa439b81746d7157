import type { Challenge } from 'altcha-lib/types'
import type { ErrorTextOf, FormErrors } from '#platform/fields/kinds.ts'
import { AWAY_FOR_SECONDS, BUSY_FOR_SECONDS } from '#platform/http/form-fields.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { APPLICATION } from './application.ts'
import type { ENQUIRY } from './enquiry.ts'

/**
 * Empty for people, who never see the field. A form with a value gets the usual answer, and nothing of it is stored.
 */
export const TRAP_FIELD = 'homepage'
/** When the form was opened, signed by the server. Without it, or with one that is too young or too old, a proof is needed. */
export const OPENED_FIELD = 'opened'
/** The solution of a challenge, as `solveProof` answers it. Missing is fine until there is a challenge. */
export const PROOF_FIELD = 'proof'
/** Buttons send this to remove something from a form without script: nothing is stored, and the page comes back. */
export const REMOVE_FIELD = 'remove'
/** The field of files, in both forms. */
export const FILES_FIELD = 'attachment'

/** A task that costs a browser a second or two: see `solve-proof.ts`. It is sent as JSON. */
export type { Challenge }

/**
 * The typed values, to be shown again, and the time of opening. A field that came several times, such as `styles`, is a
 * list.
 */
export type Typed = Partial<Record<string, string | string[]>>

/** For each field that is wrong, the key of one message in `messages/enquiry.*.json`. */
export type SubmissionErrors = FormErrors<ErrorTextOf<typeof ENQUIRY> | ErrorTextOf<typeof APPLICATION>>

export type Sending =
  /** The enquiry is safe on the disk; the e-mails follow soon. The same enquiry sent twice has the same id. */
  | { outcome: 'accepted'; id: string; imageIds: readonly number[] }
  /** The visitor removed something from the form. Nothing was checked or stored. */
  | { outcome: 'item-removed'; typed: Typed }
  | { outcome: 'invalid'; errors: SubmissionErrors; typed: Typed }
  | { outcome: 'too-many'; retryAfterSeconds: number; typed: Typed }
  /** The form has to be sent again with the solution in PROOF_FIELD. */
  | { outcome: 'proof-needed'; challenge: Challenge; typed: Typed }
  /** The disk is full. Nothing was stored. */
  | { outcome: 'full'; typed: Typed }
  /** Too many files are being checked. Nothing was stored; another try in a moment may work. */
  | { outcome: 'busy'; typed: Typed }
  /** The limit is for all parts together; `typed` holds what came before it was reached. */
  | { outcome: 'too-large'; typed: Typed }
  /** The body is no form, or ends in its middle. */
  | { outcome: 'unreadable' }

/** The status of the answer to each outcome. */
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

/**
 * Returns the status of an outcome, for the page and the API, and the wait; `retryAfterSeconds` is null when there is
 * nothing to wait for.
 */
export function inHttp(sending: Sending) {
  const { outcome } = sending
  const retryAfterSeconds = outcome === 'too-many' ? sending.retryAfterSeconds : (WAITS[outcome] ?? null)
  return { status: SENDING_STATUS[outcome], retryAfterSeconds }
}

/** How far an application is. */
export const APPLICATION_STEPS = ['received', 'looked-at', 'answered'] as const
export type ApplicationStep = (typeof APPLICATION_STEPS)[number]
export type ApplicationState = {
  number: string
  step: ApplicationStep
  receivedAt: Date
  /** The names that the sender gave the files. */
  fileNames: readonly string[]
}

export type ApplicationLookup =
  | { outcome: 'found'; application: ApplicationState }
  | { outcome: 'unknown' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

/** Reads the body of the request as it comes in; nobody may have read it before. */
export type Submissions = {
  /** For OPENED_FIELD of a form that is opened now. */
  stampForm: () => string
  sendEnquiry: (request: Request, language: Language) => Promise<Sending>
  sendApplication: (request: Request, language: Language) => Promise<Sending>
  /** `number` and `secret` are as the address has them. */
  findApplication: (number: string, secret: string) => Promise<ApplicationLookup>
  /**
   * Lists the names of the files that were just sent, by the whole id that only its sender knows; empty for any other
   * id.
   */
  listSentFiles: (id: string) => Promise<readonly string[]>
}
