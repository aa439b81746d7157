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
