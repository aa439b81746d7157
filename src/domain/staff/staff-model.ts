import { API_PATH } from '#site/api-paths.ts'
import type { StaffRole } from './roles.ts'

/** A person of the agency who may sign in. */
export type Staff = {
  id: string
  name: string
  email: string
  /** The name of the token by which a program acts for them. */
  through?: string
}

/** The person who sent a request, with what they may do at that moment. */
export type SignedInStaff = Staff & {
  role: StaffRole
  /** When they last signed in or gave their password; absent where a program acts for them. */
  provenAt?: Date
  /** Whose records an artist sees and changes; only of that role. */
  artistId?: number | null
}

/** Sign-in of staff; the only place that authenticates requests. */
export type AuthService = {
  /** The person who sent a request with these headers; null without a valid session. */
  authenticate: (headers: Headers) => Promise<SignedInStaff | null>
  /** Handles all requests below /illusde/api/auth/. The caller has checked that they come from our own pages. */
  handle: (request: Request, networkAddress: string) => Promise<Response>
}

/** Base path of the auth service. */
export const AUTH_PATH = `${API_PATH}/auth`

/**
 * An unused session ends after this time (OWASP: 2 to 5 minutes for banks, 15 to 30 for offices; here forms are long
 * and nothing is paid). Only pointer and keyboard input counts as use, not requests that a page makes by itself.
 */
export const SESSION_IDLE_SECONDS = 2 * 3_600
/** A session ends after a week, however much it is used. */
export const SESSION_LONGEST_SECONDS = 7 * 86_400
/** A token or a passkey outlives the session that makes it, so it is made only so soon after a sign-in or the password. */
export const FRESH_SIGN_IN_SECONDS = 10 * 60
/** How long before the end of an unused session a dialog asks whether the person is still there. */
export const SESSION_WARNING_SECONDS = 5 * 60
/** A browser reports use at most so often, because two hours need no better precision. */
export const USE_REPORTED_EVERY_SECONDS = 60

/** Whether somebody proved who they are so recently that they may make a token or a passkey. */
export function isFreshSignIn({ provenAt }: SignedInStaff, now: Date): boolean {
  return provenAt !== undefined && now.getTime() - provenAt.getTime() < FRESH_SIGN_IN_SECONDS * 1_000
}

/** Long enough without rules about composition (NIST SP 800-63B: 15 without a second factor, 8 with one). */
export const SHORTEST_PASSWORD = 12
/** Long enough for a sentence; longer ones would only cost hashing time. */
export const LONGEST_PASSWORD = 128
export const LONGEST_STAFF_NAME = 80
/** RFC 5321: 64 before the @, 255 after it, less the angle brackets. */
export const LONGEST_STAFF_EMAIL = 254
export const LONGEST_PASSKEY_NAME = 60

/** Why a password is refused; the admin translates it. */
export type PasswordError = `shortest:${number}` | `longest:${number}` | 'common' | 'holds-name'

/** Changes that send the account's owner an email, because somebody else may have made them. */
export const ALERT_KINDS = [
  'sign-in',
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'password-set',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes',
  'token-made',
] as const

/** Ways into an account that have ended, by the names that their owner gave them. */
export type EndedAccess = { tokens: string[]; passkeys: string[] }

export type SecurityAlert = {
  kind: (typeof ALERT_KINDS)[number]
  /** These ways in ended with the change. */
  ended?: EndedAccess | undefined
  to: Pick<Staff, 'name' | 'email'>
  at: Date
  /** The User-Agent header of the request. */
  userAgent: string
}
