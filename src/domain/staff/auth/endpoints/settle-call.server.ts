import type { Staff, StaffNotice } from '#domain/staff/model.ts'
import { browserCookieOf, seeBrowser } from '#domain/staff/sessions/known-browsers.server.ts'
import { givenSessionToken, type SessionCookie } from '#domain/staff/sessions/session-cookie.server.ts'
import {
  endOneFactorSessions,
  endSession,
  findSession,
  noteFactors,
  type StaffSession,
} from '#domain/staff/sessions/sessions.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { DoorCall } from './endpoints.server.ts'

/** Queues a letter to the owner of an account, in the transaction of what it tells of. */
export type Notify = (db: Database, notice: StaffNotice) => Promise<void>

export type Settling = {
  call: DoorCall
  headers: Headers
  /** Who asked; null when nobody was signed in. */
  before: StaffSession | null
  /** better-auth's, which did what it was asked. */
  answered: Response
  asksSecondStep: boolean
  cookie: SessionCookie
  now: Date
  notify: Notify
}

/**
 * What follows from a call that better-auth answered, in its transaction: who comes in again leaves the former session,
 * who switches a second factor on ends what was opened with one, and the owner of the account is told. Answers what else
 * the browser shall keep.
 */
export async function settleCall(tx: Database, settling: Settling): Promise<string | null> {
  const { call, before, answered, cookie } = settling
  const token = givenSessionToken(cookie, answered)
  // Somebody signed in who types a code is setting the authenticator up.
  if (call.letsIn && !(call.triesCode && before)) return settleArrival(tx, settling, token)
  if (before && token && call.triesCode) await settleSecondFactor(tx, settling, before.staff, token)
  else if (before && token) await noteFactors(tx, token, before.hasTwoFactors)
  if (before && call.tells) await tell(tx, settling, before.staff, call.tells)
  return null
}

async function settleArrival(tx: Database, settling: Settling, token: string | null): Promise<string | null> {
  const { call, headers, before, asksSecondStep, cookie, now } = settling
  if (before && (token || asksSecondStep)) await endSession(tx, before.staff.id, before.id)
  if (!token) return null
  await noteFactors(tx, token, call.letsIn === 'two')
  const arrived = await findSession({ db: tx, now, key: cookie.key }, token)
  if (!arrived) return null
  const at = { accountId: arrived.staff.id, headers, cookie: browserCookieOf(cookie), now }
  const { isNew, setCookie } = await seeBrowser(tx, at)
  if (isNew) await tell(tx, settling, arrived.staff, 'sign-in')
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
  await tell(tx, settling, staff, 'second-factor-on')
}

function tell(tx: Database, settling: Settling, to: Staff, kind: StaffNotice['kind']): Promise<void> {
  const { headers, now, notify } = settling
  return notify(tx, { kind, to, at: now, userAgent: headers.get('User-Agent') ?? '' })
}
