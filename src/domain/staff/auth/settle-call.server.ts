import { endAccess } from '#domain/staff/accounts.server.ts'
import {
  browserCookieOf,
  endOneFactorSessions,
  endSession,
  findSession,
  givenSessionToken,
  giveSessionToken,
  noteFactors,
  noteSignIn,
  recordBrowser,
  restartSession,
  type SessionCookie,
  type StaffSession,
} from '#domain/staff/sessions.server.ts'
import {
  type EndedAccess,
  SESSION_IDLE_SECONDS,
  type SecurityAlert,
  type Staff,
} from '#domain/staff/staff-model.ts'
import type { Database } from '#platform/database/database.ts'
import type { Endpoint } from './endpoints.server.ts'

export type Notify = (db: Database, notice: SecurityAlert) => Promise<void>

type Settling = {
  call: Endpoint
  headers: Headers
  before: StaffSession | null
  answered: Response
  asksSecondStep: boolean
  cookie: SessionCookie
  now: Date
  notify: Notify
}

export type Settled = { setCookie: string | null; ended?: EndedAccess | undefined }

/**
 * Runs in the transaction of a successful call: a new sign-in ends the browser's former session, a second factor ends
 * sessions opened with one, a new password ends all other ways in, and the owner gets an email.
 */
export async function settleCall(tx: Database, settling: Settling): Promise<Settled> {
  const { call, before, answered, cookie } = settling
  const token = givenSessionToken(cookie, answered)
  if (before && call.restarts) return settlePassword(tx, settling, before)
  // A code with a session sets the authenticator up.
  if (call.letsIn && !(call.triesCode && before))
    return { setCookie: await settleSignIn(tx, settling, token) }
  if (before && token && call.triesCode) await settleSecondFactor(tx, settling, before.staff, token)
  else if (before && token) await noteFactors(tx, token, before.hasTwoFactors)
  if (before && call.tells) await notifyOwner(tx, settling, before.staff, call.tells)
  return { setCookie: null }
}

async function settlePassword(tx: Database, settling: Settling, before: StaffSession): Promise<Settled> {
  const { call, cookie, now } = settling
  const { id, staff } = before
  const ended = call.endsOthers ? await endAccess(tx, staff, { by: staff, now, stays: id }) : undefined
  const token = await restartSession(tx, id, now)
  if (call.tells) await notifyOwner(tx, settling, staff, call.tells, ended)
  return { setCookie: await giveSessionToken(cookie, token, SESSION_IDLE_SECONDS), ended }
}

async function settleSignIn(tx: Database, settling: Settling, token: string | null): Promise<string | null> {
  const { call, before, asksSecondStep, cookie, now } = settling
  if (before && (token || asksSecondStep)) await endSession(tx, before.staff.id, before.id)
  if (!token) return null
  await noteFactors(tx, token, call.letsIn === 'two')
  const session = await findSession({ db: tx, now, key: cookie.key }, token)
  return session && greetNewSession(tx, settling, session.staff)
}

type Greeting = Pick<Settling, 'headers' | 'cookie' | 'now' | 'notify'>

/** A sign-in with another browser than before is told by email; returns a Set-Cookie header. */
export async function greetNewSession(tx: Database, greeting: Greeting, staff: Staff): Promise<string> {
  const { headers, cookie, now } = greeting
  await noteSignIn(tx, staff.id, now)
  const at = { accountId: staff.id, headers, cookie: browserCookieOf(cookie), now }
  const { isNew, setCookie } = await recordBrowser(tx, at)
  if (isNew) await notifyOwner(tx, greeting, staff, 'sign-in')
  return setCookie
}

async function settleSecondFactor(
  tx: Database,
  settling: Settling,
  staff: Staff,
  token: string,
): Promise<void> {
  await noteFactors(tx, token, true)
  await endOneFactorSessions(tx, staff.id)
  await notifyOwner(tx, settling, staff, 'second-factor-on')
}

function notifyOwner(
  tx: Database,
  { headers, now, notify }: Greeting,
  to: Staff,
  kind: SecurityAlert['kind'],
  ended?: EndedAccess,
): Promise<void> {
  return notify(tx, { kind, ended, to, at: now, userAgent: headers.get('User-Agent') ?? '' })
}
