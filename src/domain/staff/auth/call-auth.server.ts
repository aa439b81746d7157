import { z } from 'zod'
import {
  findSession,
  giveSessionToken,
  readSessionToken,
  type SessionCookie,
  type StaffSession,
  withSessionToken,
} from '#domain/staff/sessions.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { networkOf } from '#platform/http/network.ts'
import { refusal, translate, waitBefore } from './answers.server.ts'
import type { AuthDatabase } from './auth-database.server.ts'
import { checkPassword } from './check-password.server.ts'
import { type Endpoint, PasswordOnly } from './endpoints.server.ts'
import {
  beginLoginAttempt,
  clearLoginAttempts,
  endLoginAttempt,
  type LoginAttempt,
} from './login-attempts.server.ts'
import type { Auth } from './open-better-auth.server.ts'
import { type Notify, type Settled, settleCall } from './settle-call.server.ts'

/** We overwrite it on every request, so that clients cannot set it. */
export const NETWORK_HEADER = 'x-staff-network'

type AuthCallNeeds = {
  db: Database
  database: AuthDatabase
  clock: Clock
  notify: Notify
  sendEmails: () => void
}

export type AuthCall = {
  url: string
  headers: Headers
  networkAddress: string
  call: Endpoint
  values: Record<string, unknown>
  auth: Auth
  cookie: SessionCookie
}

export async function callBetterAuth(needs: AuthCallNeeds, authCall: AuthCall): Promise<Response> {
  const { db, clock } = needs
  const { call, values, cookie, networkAddress } = authCall
  const token = await readSessionToken(cookie, authCall.headers)
  const before = token ? await findSession({ db, now: clock.now(), key: cookie.key }, token) : null
  const fieldError = before && (await fieldErrorOf(values.newPassword, before))
  if (fieldError) return fieldError
  const email = call.open ? values.email : before?.staff.email
  const attempt: LoginAttempt | null =
    call.triesPassword && typeof email === 'string' ? { email, network: networkOf(networkAddress) } : null
  const started = attempt && (await beginLoginAttempt(db, attempt, clock.now()))
  if (started?.outcome === 'wait') return waitBefore(started.seconds)
  const headers = before ? await withSessionToken(cookie, authCall.headers, before.token) : authCall.headers
  const { response, signedIn, setCookies, ended } = await callInTransaction(
    needs,
    { ...authCall, headers },
    before,
  )
  if (attempt && signedIn) await endLoginAttempt(db, attempt)
  else if (call.triesCode && signedIn?.email) await clearLoginAttempts(db, signedIn.email)
  const answer = await translate(response, ended)
  if (before && before.token !== token) setCookies.push(await missedCookie(cookie, before, clock.now()))
  for (const line of setCookies) if (!isSet(answer, line)) answer.headers.append('Set-Cookie', line)
  return answer
}

async function fieldErrorOf(newPassword: unknown, { staff }: StaffSession): Promise<Response | null> {
  const fieldError = typeof newPassword === 'string' && (await checkPassword(newPassword, staff))
  if (!fieldError) return null
  return refusal(422, 'invalid', 'This password is too easy to find.', {
    fields: { newPassword: fieldError },
  })
}

type Outcome = Pick<Settled, 'ended'> & {
  response: Response
  signedIn: SignedIn | null
  setCookies: string[]
}

/** better-auth's writes and ours are one transaction; read-only calls need none. */
async function callInTransaction(
  { db, database, clock, notify, sendEmails }: AuthCallNeeds,
  authCall: AuthCall,
  before: StaffSession | null,
): Promise<Outcome> {
  const { call, headers, cookie } = authCall
  const run = async (tx: Database): Promise<Outcome> => {
    const response = await askBetterAuth(authCall)
    if (!response.ok) return { response, signedIn: null, setCookies: [] }
    const signedIn = await readSignedIn(response)
    const asksSecondStep = signedIn === null
    const { setCookie, ...result } = await settleCall(tx, {
      call,
      headers,
      before,
      answered: response,
      asksSecondStep,
      cookie,
      now: clock.now(),
      notify,
    })
    return { ...result, response, signedIn, setCookies: setCookie ? [setCookie] : [] }
  }
  const outcome = call.body ? await database.transact(run) : await run(db)
  if (outcome.response.ok && (call.letsIn || call.tells)) sendEmails()
  return outcome
}

/** better-auth has a call that does nothing but check a password, for servers alone: it has no address. */
function askBetterAuth(authCall: AuthCall): Promise<Response> {
  const { auth, call, headers } = authCall
  if (!call.onlyPassword) return auth.handler(copyOf(authCall))
  return auth.api.verifyPassword({ headers, body: PasswordOnly.parse(authCall.values), asResponse: true })
}

/** A browser whose token was renewed a moment ago may have missed the new cookie. */
function missedCookie(cookie: SessionCookie, { token, expiresAt }: StaffSession, now: Date): Promise<string> {
  return giveSessionToken(cookie, token, Math.ceil((expiresAt.getTime() - now.getTime()) / 1_000))
}

/** Cookies of better-auth take precedence: it may have ended the session. */
function isSet(answer: Response, line: string): boolean {
  const name = line.slice(0, line.indexOf('=') + 1)
  return answer.headers.getSetCookie().some((cookie) => cookie.startsWith(name))
}

const SignInResponse = z.object({
  twoFactorRedirect: z.literal(true).optional(),
  user: z.object({ email: z.string() }).optional(),
})
type SignedIn = { email: string | null }

/** Null while the second factor is required: somebody with the password must not try codes without limit. */
async function readSignedIn(response: Response): Promise<SignedIn | null> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const parsed = SignInResponse.safeParse(body)
  if (!parsed.success) return { email: null }
  return parsed.data.twoFactorRedirect ? null : { email: parsed.data.user?.email ?? null }
}

function copyOf({
  url: requestUrl,
  headers: requestHeaders,
  networkAddress,
  call,
  values,
}: AuthCall): Request {
  const headers = new Headers(requestHeaders)
  headers.set(NETWORK_HEADER, networkAddress)
  headers.delete('Content-Length')
  const url = new URL(requestUrl)
  url.search = ''
  if (!call.body) return new Request(url, { headers })
  headers.set('Content-Type', 'application/json')
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(values) })
}
