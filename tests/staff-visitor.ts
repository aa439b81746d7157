import { addStaff, findStaff } from '#domain/staff/accounts.server.ts'
import { makeLink } from '#domain/staff/auth/account-links.server.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { Database } from '#platform/database/database.ts'
import { codeOf, fromBase32 } from './authenticator.ts'

/** The cookie's name at https and loopback origins. */
export const SESSION_COOKIE = '__Host-session'
/** Long, and in no list of common passwords. */
export const PASSWORD = 'Kranich-Ofen-Kreide-7'
export const FRIEDA = { email: 'frieda@example.com', name: 'Frieda Probe' }

/** The token in a browser's cookie, without its signature. */
export function tokenOf({ cookies }: StaffVisitor): string {
  return decodeURIComponent(cookies.get(SESSION_COOKIE) ?? '').split('.')[0] ?? ''
}

/** A browser that uses the auth service: it stores cookies and sends the headers of our pages. */
export type StaffVisitor = {
  cookies: Map<string, string>
  /** The Cookie header that it would send. */
  cookie: () => string
  ask: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
}

/** `send` passes a request to the auth service, with or without a socket. `address` is the site's origin. */
export function openVisitor(address: string, send: (request: Request) => Promise<Response>): StaffVisitor {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookies,
    cookie,
    ask: async (path, body, headers = {}) => {
      const sent = { Origin: address, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie(), ...headers }
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
      const type = body === undefined ? {} : { 'Content-Type': 'application/json' }
      const request = new Request(`${address}/illusde/api/auth${path}`, {
        ...init,
        headers: { ...type, ...sent },
      })
      const response = await send(request)
      for (const line of response.headers.getSetCookie()) keepCookie(cookies, line)
      return response
    },
  }
}

/** Stores the cookie of a `Set-Cookie` line, or takes it away. */
export function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
  if (value === '' || attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name)
  else cookies.set(name, value)
}

/** Creates an account and sets its password by link. */
export async function addFrieda(db: Database, visitor: StaffVisitor, now = new Date()): Promise<void> {
  await addPerson(db, visitor, FRIEDA, now)
}

type Person = { email: string; name: string; role?: StaffRole; artistId?: number | null }

/** The same for anybody. Returns the account's id. */
export async function addPerson(
  db: Database,
  visitor: StaffVisitor,
  person: Person,
  now = new Date(),
): Promise<string> {
  const staff = (await addStaff(db, person, now)) ?? (await findStaff(db, person.email))
  if (!staff) throw new Error('There is no account.')
  const token = await makeLink(db, staff.id, now)
  const response = await visitor.ask('/welcome', { token, password: PASSWORD, name: person.name })
  if (!response.ok) throw new Error(`The password was not set: ${await response.text()}`)
  return staff.id
}

export function signIn(visitor: StaffVisitor, password = PASSWORD, email = FRIEDA.email): Promise<Response> {
  return visitor.ask('/sign-in/email', { email, password })
}

/** Switches the authenticator on and returns its secret and the recovery codes. */
export async function addAuthenticator(visitor: StaffVisitor): Promise<{ secret: Buffer; codes: string[] }> {
  const response = await visitor.ask('/two-factor/enable', { password: PASSWORD })
  const { totpURI, backupCodes }: { totpURI: string; backupCodes: string[] } = await response.json()
  const secret = fromBase32(new URL(totpURI).searchParams.get('secret') ?? '')
  const confirmed = await visitor.ask('/two-factor/verify-totp', { code: codeOf(secret, Date.now()) })
  if (!confirmed.ok) throw new Error(`The code was not accepted: ${await confirmed.text()}`)
  return { secret, codes: backupCodes }
}
