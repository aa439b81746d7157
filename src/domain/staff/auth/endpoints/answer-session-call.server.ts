import { z } from 'zod'
import { SESSION_IDLE_SECONDS } from '#domain/staff/model.ts'
import {
  endOtherSessions,
  endSession,
  findSession,
  giveSessionToken,
  listSessions,
  readSessionToken,
  type SessionCookie,
  type StaffSession,
  useSession,
} from '#domain/staff/sessions/sessions.server.ts'
import type { Database } from '#platform/database/database.ts'
import { plainResponse, refusal } from './answers.server.ts'

type Needs = { db: Database; now: Date; cookie: SessionCookie }
type SessionCall = 'look-at-session' | 'use-session' | 'list-sessions' | 'end-session' | 'end-other-sessions'

const IdOnly = z.object({ id: z.string() })

/** Reads, extends, lists and ends sessions of the signed-in account. Sessions are referred to by id, never by token. */
export async function handleSessionCall(
  needs: Needs,
  call: SessionCall,
  { headers, values }: { headers: Headers; values: unknown },
): Promise<Response> {
  const { db, now, cookie } = needs
  const token = await readSessionToken(cookie, headers)
  const find = call === 'use-session' ? useSession : findSession
  const session = token && (await find({ db, now, key: cookie.key }, token))
  if (!session) return refusal(401, 'unauthenticated', 'Please sign in.')
  if (call === 'look-at-session') return plainResponse(viewOf(session, now))
  if (call === 'use-session') return keepOpen(cookie, session, now)
  if (call === 'list-sessions') return listAll(db, session, now)
  if (call === 'end-session') await endSession(db, session.staff.id, IdOnly.parse(values).id)
  else await endOtherSessions(db, session)
  return plainResponse({ status: true })
}

/** The caller's own one is marked, which only the server knows for sure: signing in again begins another. */
async function listAll(db: Database, { id, staff }: StaffSession, now: Date): Promise<Response> {
  const sessions = await listSessions(db, staff.id, now)
  return plainResponse(sessions.map((session) => ({ ...session, isCurrent: session.id === id })))
}

/** Seconds instead of a time, because the browser's clock may be wrong. */
function viewOf({ id, staff, expiresAt }: StaffSession, now: Date) {
  return { id, staffId: staff.id, secondsLeft: Math.floor((expiresAt.getTime() - now.getTime()) / 1_000) }
}

async function keepOpen(cookie: SessionCookie, session: StaffSession, now: Date): Promise<Response> {
  const response = plainResponse(viewOf(session, now))
  response.headers.append('Set-Cookie', await giveSessionToken(cookie, session.token, SESSION_IDLE_SECONDS))
  return response
}
