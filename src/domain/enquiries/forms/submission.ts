import type { Challenge } from 'altcha-lib/types'
import type { ErrorTextOf, FormErrors } from '#platform/fields/kinds.ts'
import { AWAY_FOR_SECONDS, BUSY_FOR_SECONDS } from '#platform/http/form-fields.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { APPLICATION } from './application.ts'
import type { ENQUIRY } from './enquiry.ts'

/** Empty for people, who never see it. What fills it in is answered like an enquiry, and nothing of it is kept. */
export const TRAP_FIELD = 'homepage'
/** When the form was opened, signed by the server. Without it, or with one that is too young or too old, a proof is needed. */
export const OPENED_FIELD = 'opened'
/** The solution of a challenge, as `solveProof` answers it. Missing is fine until there is a challenge. */
export const PROOF_FIELD = 'proof'
/** Sent by the buttons that take something out of a form without script: nothing of it is kept, and the page comes back. */
export const REMOVE_FIELD = 'remove'
/** The parts of a form that are files, of both forms. */
export const FILES_FIELD = 'attachment'

/** A task that costs a browser a second or two: see `solve-proof.ts`. Travels as JSON. */
export type { Challenge }

/** What was typed, to be shown again, and since when. A field that came several times, as `styles`, is a list. */
export type Typed = Partial<Record<string, string | string[]>>

/** For each field that is wrong, the key of one message in `messages/enquiry.*.json`. */
export type SubmissionErrors = FormErrors<ErrorTextOf<typeof ENQUIRY> | ErrorTextOf<typeof APPLICATION>>

export type Sending =
  /** Safe on the disk; the e-mails follow soon. The same enquiry sent twice has the same id. */
  | { outcome: 'accepted'; id: string; imageIds: readonly number[] }
  /** Something was taken out of it. Nothing was checked or kept. */
  | { outcome: 'edited'; typed: Typed }
  | { outcome: 'invalid'; errors: SubmissionErrors; typed: Typed }
  | { outcome: 'too-many'; retryAfterSeconds: number; typed: Typed }
  /** To be sent again with the solution in PROOF_FIELD. */
  | { outcome: 'proof-needed'; challenge: Challenge; typed: Typed }
  /** No room on our disk. Nothing was kept. */
  | { outcome: 'full'; typed: Typed }
  /** Too many files to check at once. Nothing was kept; worth another try in a moment. */
  | { outcome: 'busy'; typed: Typed }
  /** All parts together; `typed` holds what came before it was too much. */
  | { outcome: 'too-large'; typed: Typed }
  /** No form at all, or one that ends in its middle. */
  | { outcome: 'unreadable' }

/** The status of the answer to each outcome. */
export const SENDING_STATUS = {
  accepted: 201,
  edited: 200,
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

/** How HTTP says an outcome, of the page and of the API; `retryAfterSeconds` is null where there is nothing to wait for. */
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
  /** As their sender called them. */
  fileNames: readonly string[]
}

export type ApplicationLookup =
  | { outcome: 'found'; application: ApplicationState }
  | { outcome: 'unknown' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

/** Reads the body of the request, which must not have been read before, as it comes in. */
export type Submissions = {
  /** For OPENED_FIELD of a form that is opened now. */
  stampForm: () => string
  sendEnquiry: (request: Request, language: Language) => Promise<Sending>
  sendApplication: (request: Request, language: Language) => Promise<Sending>
  /** `number` and `secret` are as the address has them. */
  findApplication: (number: string, secret: string) => Promise<ApplicationLookup>
  /** Names of the files of what was just sent, by the whole id that only its sender was told; empty for any other. */
  listSentFiles: (id: string) => Promise<readonly string[]>
}
