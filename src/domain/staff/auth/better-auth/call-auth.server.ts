import { z } from 'zod'
import { checkPassword } from '#domain/staff/auth/check-password.server.ts'
import { refusal, translate, waitBefore } from '#domain/staff/auth/endpoints/answers.server.ts'
import type { DoorCall } from '#domain/staff/auth/endpoints/endpoints.server.ts'
import { type Notify, settleCall } from '#domain/staff/auth/endpoints/settle-call.server.ts'
import { beginTry, endTry, forgetTries, type Guesser } from '#domain/staff/auth/login-attempts.server.ts'
import {
  giveSessionToken,
  readSessionToken,
  type SessionCookie,
  withSessionToken,
} from '#domain/staff/sessions/session-cookie.server.ts'
import { findSession, type StaffSession } from '#domain/staff/sessions/sessions.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { networkOf } from '#platform/http/network.ts'
import type { AuthDatabase } from './auth-database.server.ts'
import type { Auth } from './open-auth.server.ts'

/** Written over whatever a request says in it. */
export const NETWORK_HEADER = 'x-staff-network'

export type AskingNeeds = {
  db: Database
  database: AuthDatabase
  clock: Clock
  notify: Notify
  /** Sends what was queued, without anybody waiting for it. */
  sendLetters: () => void
}

export type Asking = {
  url: string
  headers: Headers
  networkAddress: string
  call: DoorCall
  values: Record<string, unknown>
  auth: Auth
  cookie: SessionCookie
}

/** Asks better-auth for what a page of ours asked the door for, and does what follows from it. */
export async function askBetterAuth(needs: AskingNeeds, asking: Asking): Promise<Response> {
  const { db, clock } = needs
  const { call, values, cookie, networkAddress } = asking
  const token = await readSessionToken(cookie, asking.headers)
  const before = token ? await findSession({ db, now: clock.now(), key: cookie.key }, token) : null
  const complaint = before && (await complainAbout(values.newPassword, before))
  if (complaint) return complaint
  const email = call.open ? values.email : before?.staff.email
  const guesser: Guesser | null =
    call.triesPassword && typeof email === 'string' ? { email, network: networkOf(networkAddress) } : null
  const beginning = guesser && (await beginTry(db, guesser, clock.now()))
  if (beginning?.outcome === 'wait') return waitBefore(beginning.seconds)
  const headers = before ? await withSessionToken(cookie, asking.headers, before.token) : asking.headers
  const { answered, through, setCookies } = await answerAtOnce(needs, { ...asking, headers }, before)
  if (guesser && through) await endTry(db, guesser, clock.now())
  else if (call.triesCode && through?.email) await forgetTries(db, through.email)
  const answer = await translate(answered)
  if (before && before.token !== token) setCookies.push(await lateCookie(cookie, before, clock.now()))
  for (const line of setCookies) if (!isSaid(answer, line)) answer.headers.append('Set-Cookie', line)
  return answer
}

async function complainAbout(newPassword: unknown, { staff }: StaffSession): Promise<Response | null> {
  const complaint = typeof newPassword === 'string' && (await checkPassword(newPassword, staff))
  if (!complaint) return null
  return refusal(422, 'invalid', 'This password is too easy to find.', { fields: { newPassword: complaint } })
}

type Answered = { answered: Response; through: Through | null; setCookies: string[] }

/** What better-auth writes and what follows from it stand or fall together; calls that only read need no transaction. */
async function answerAtOnce(
  { db, database, clock, notify, sendLetters }: AskingNeeds,
  asking: Asking,
  before: StaffSession | null,
): Promise<Answered> {
  const { call, headers, cookie, auth } = asking
  const answer = async (tx: Database): Promise<Answered> => {
    const answered = await auth.handler(copyOf(asking))
    if (!answered.ok) return { answered, through: null, setCookies: [] }
    const through = await readWhoIsThrough(answered)
    const asksSecondStep = through === null
    const facts = { call, headers, before, answered, asksSecondStep, cookie, now: clock.now(), notify }
    const setCookie = await settleCall(tx, facts)
    return { answered, through, setCookies: setCookie ? [setCookie] : [] }
  }
  const done = call.body ? await database.transact(answer) : await answer(db)
  if (done.answered.ok && (call.letsIn || call.tells)) sendLetters()
  return done
}

/** For a browser that asked with a token which was renewed a moment ago, and may have missed that. */
function lateCookie(cookie: SessionCookie, { token, expiresAt }: StaffSession, now: Date): Promise<string> {
  return giveSessionToken(cookie, token, Math.ceil((expiresAt.getTime() - now.getTime()) / 1_000))
}

/** What better-auth says about a cookie goes first: it may have ended the session. */
function isSaid(answer: Response, line: string): boolean {
  const name = line.slice(0, line.indexOf('=') + 1)
  return answer.headers.getSetCookie().some((said) => said.startsWith(name))
}

const WhoIsThrough = z.object({
  twoFactorRedirect: z.literal(true).optional(),
  user: z.object({ email: z.string() }).optional(),
})
type Through = { email: string | null }

/**
 * Null while a code is still asked for: a password that is right does not wipe the count, or whoever has it could try
 * codes without end.
 */
async function readWhoIsThrough(answered: Response): Promise<Through | null> {
  const said: unknown = await answered
    .clone()
    .json()
    .catch(() => null)
  const reading = WhoIsThrough.safeParse(said)
  if (!reading.success) return { email: null }
  return reading.data.twoFactorRedirect ? null : { email: reading.data.user?.email ?? null }
}

/** Hands on what was read and nothing else of what came. */
function copyOf({ url: asked, headers: given, networkAddress, call, values }: Asking): Request {
  const headers = new Headers(given)
  headers.set(NETWORK_HEADER, networkAddress)
  headers.delete('Content-Length')
  const url = new URL(asked)
  url.search = ''
  if (!call.body) return new Request(url, { headers })
  headers.set('Content-Type', 'application/json')
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(values) })
}
