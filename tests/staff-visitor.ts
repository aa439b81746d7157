import { addStaff, findStaff } from '#domain/staff/accounts.server.ts'
import { makeLink } from '#domain/staff/auth/account-links.server.ts'
import type { Database } from '#platform/database/database.ts'
import { codeOf, fromBase32 } from './authenticator.ts'

/** By https and on this machine. */
export const SESSION_COOKIE = '__Host-session'
/** Long, and in no list. */
export const PASSWORD = 'Kranich-Ofen-Kreide-7'
export const FRIEDA = { email: 'frieda@example.com', name: 'Frieda Probe' }

/** The token that a browser's cookie holds, without its signature. */
export function tokenOf({ cookies }: StaffVisitor): string {
  return decodeURIComponent(cookies.get(SESSION_COOKIE) ?? '').split('.')[0] ?? ''
}

/** A browser's side of the door: it keeps cookies and sends what a page of ours would. */
export type StaffVisitor = {
  cookies: Map<string, string>
  /** What it would send in the header Cookie. */
  cookie: () => string
  ask: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
}

/** `send` gets a request to the door, over a socket or without. `address` is that of the site. */
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
      const answer = await send(request)
      for (const line of answer.headers.getSetCookie()) keep(cookies, line)
      return answer
    },
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
  if (value === '' || attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name)
  else cookies.set(name, value)
}

/** An account with its password set by link, as the first one is made. */
export async function addFrieda(db: Database, visitor: StaffVisitor, now = new Date()): Promise<void> {
  const staff = (await addStaff(db, FRIEDA, now)) ?? (await findStaff(db, FRIEDA.email))
  if (!staff) throw new Error('There is no account.')
  const token = await makeLink(db, staff.id, now)
  const answer = await visitor.ask('/welcome', { token, password: PASSWORD, name: FRIEDA.name })
  if (!answer.ok) throw new Error(`The password was not set: ${await answer.text()}`)
}

export function signIn(visitor: StaffVisitor, password = PASSWORD): Promise<Response> {
  return visitor.ask('/sign-in/email', { email: FRIEDA.email, password })
}

/** Switches the authenticator on, and answers its secret and the recovery codes. */
export async function addAuthenticator(visitor: StaffVisitor): Promise<{ secret: Buffer; codes: string[] }> {
  const answer = await visitor.ask('/two-factor/enable', { password: PASSWORD })
  const { totpURI, backupCodes }: { totpURI: string; backupCodes: string[] } = await answer.json()
  const secret = fromBase32(new URL(totpURI).searchParams.get('secret') ?? '')
  const confirmed = await visitor.ask('/two-factor/verify-totp', { code: codeOf(secret, Date.now()) })
  if (!confirmed.ok) throw new Error(`The code was not accepted: ${await confirmed.text()}`)
  return { secret, codes: backupCodes }
}
