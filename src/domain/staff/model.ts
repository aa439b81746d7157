/** Somebody who works at the agency and may sign in. */
export type Staff = { id: string; name: string; email: string }

/** How staff comes in. Everything that is for staff asks here, and nowhere else, who somebody is. */
export type StaffDoor = {
  /** Who sent a request with these headers; null for everybody without a session that is still good. */
  whoIs: (headers: Headers) => Promise<Staff | null>
  /** Answers everything below /illusde/api/auth/. The caller has made sure that a page of ours asks. */
  answer: (request: Request, networkAddress: string) => Promise<Response>
}

/** Below this the door answers. */
export const AUTH_PATH = '/illusde/api/auth'

/**
 * A session that nobody used for so long ends (OWASP: 2 to 5 minutes for banks, 15 to 30 for offices; here forms are long
 * and nothing is paid). Use is what a person does with pointer or keys, not what a screen asks for by itself.
 */
export const SESSION_IDLE_SECONDS = 2 * 3_600
/** However much a session is used, its password is asked for again each week. */
export const SESSION_LONGEST_SECONDS = 7 * 86_400
/** So long before the end of an unused session its owner is asked whether they are still there. */
export const SESSION_WARNING_SECONDS = 5 * 60
/** A browser says at most so often that it is used: two hours are not measured more exactly than by the minute. */
export const USE_REPORTED_EVERY_SECONDS = 60

/** Long enough that no rule about signs and digits is needed (NIST SP 800-63B asks for 15 without, 8 with a second factor). */
export const SHORTEST_PASSWORD = 12
/** A sentence fits; more would only be work for the server. */
export const LONGEST_PASSWORD = 128
export const LONGEST_STAFF_NAME = 80
/** RFC 5321: 64 before the @, 255 after it, less the angle brackets. */
export const LONGEST_STAFF_EMAIL = 254
export const LONGEST_PASSKEY_NAME = 60

/** What speaks against a password, as the screens turn it into a sentence. */
export type PasswordComplaint = `shortest:${number}` | `longest:${number}` | 'common' | 'holds-name'

/** What the owner of an account is told of by e-mail, since somebody else may have done it. */
export const NOTICE_KINDS = [
  'sign-in',
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'password-set',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes',
] as const

export type StaffNotice = {
  kind: (typeof NOTICE_KINDS)[number]
  to: Pick<Staff, 'name' | 'email'>
  at: Date
  /** The header User-Agent of whoever did it. */
  userAgent: string
}
