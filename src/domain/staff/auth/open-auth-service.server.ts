import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { findStaff } from '#domain/staff/accounts.server.ts'
import type { LinkEmail } from '#domain/staff/colleague-model.ts'
import {
  endOtherSessions,
  endSession,
  findSession,
  giveSessionToken,
  isSecureBase,
  listSessions,
  readSessionToken,
  type SessionCookie,
  type StaffSession,
  sessionCookieName,
  useSession,
} from '#domain/staff/sessions.server.ts'
import {
  AUTH_PATH,
  type AuthService,
  SESSION_IDLE_SECONDS,
  type SignedInStaff,
} from '#domain/staff/staff-model.ts'
import { staffKeys } from '#domain/staff/tables.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { networkOf } from '#platform/http/network.ts'
import type { Log } from '#platform/log.ts'
import type { PasswordHashing } from '#platform/password-hashing.server.ts'
import type { RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { applyLink, findLink, linkEndsAt, makeLink } from './account-links.server.ts'
import { plainResponse, refusal, waitBefore } from './answers.server.ts'
import { openAuthDatabase } from './auth-database.server.ts'
import { type AuthCall, callBetterAuth, NETWORK_HEADER } from './call-auth.server.ts'
import { ENDPOINTS, type Endpoint, LinkToApply, LinkToAskFor, LinkToRead } from './endpoints.server.ts'
import { handleOidcCall, isOidcCall } from './oidc/answer-oidc-call.server.ts'
import type { OidcSettings } from './oidc/settings.ts'
import type { Auth } from './open-better-auth.server.ts'
import type { Notify } from './settle-call.server.ts'
import { trustedBase } from './trusted-base.ts'

export type AuthServiceNeeds = {
  db: Database
  clock: Clock
  log: Log
  rateLimits: RateLimits
  hashing: PasswordHashing
  /** Staff may sign in at these origins; loopback addresses are always allowed. */
  trusted: readonly [string, ...string[]]
  oidc: OidcSettings | null
  notify: Notify
  /** Null without a mail server: somebody else has to pass links on. */
  queueLink: ((tx: Database, link: LinkEmail) => Promise<void>) | null
  sendEmails: () => void
}

/** These calls need no session; a sign-in makes three of them. */
const PUBLIC_ENDPOINTS = { name: 'staff-door', most: 60, withinSeconds: 600 }
/** Later e-mails would only make the link of the first one useless. */
const FORGOTTEN_OF_ADDRESS = { name: 'staff-forgotten', most: 3, withinSeconds: 3_600 }
/** Longer than the work, so that the time of an answer does not tell whether an address has an account. */
const FORGOTTEN_ANSWERED_AFTER_MS = 300
/** Each loopback port is an origin of its own, so their number is limited. */
const MOST_BASES = 8

export function openAuthService(needs: AuthServiceNeeds): AuthService {
  const { db, log, clock, rateLimits, hashing, trusted } = needs
  const name = sessionCookieName(trusted)
  const database = openAuthDatabase(db)
  const getKey = oncePromise(() => getStaffKey(db))
  const authAt = openAuths((base, key) =>
    import('./open-better-auth.server.ts').then(({ openAuth }) =>
      openAuth({ database, log, hashing, key, cookieName: name, base, networkHeader: NETWORK_HEADER }),
    ),
  )

  async function authenticate(headers: Headers): Promise<SignedInStaff | null> {
    // Requests of visitors need no query.
    if (!headers.get('Cookie')?.includes(`${name}=`)) return null
    const key = await getKey()
    const token = await readSessionToken({ name, isSecure: true, key }, headers)
    const session = token ? await findSession({ db, now: clock.now(), key }, token) : null
    return session?.staff ?? null
  }

  async function handle(request: Request, networkAddress: string): Promise<Response> {
    const call = ENDPOINTS[`${request.method} ${new URL(request.url).pathname.slice(AUTH_PATH.length)}`]
    if (!call) return refusal(404, 'not_found', 'There is no such call.')
    const base = trustedBase(request, trusted)
    if (!base)
      return refusal(403, 'unknown_host', 'Set PUBLIC_URL to the address under which staff signs in.')
    if (call.open) {
      const taking = await rateLimits.take(PUBLIC_ENDPOINTS, networkOf(networkAddress))
      if (taking.outcome === 'too-many') return waitBefore(taking.retryAfterSeconds)
    }
    const values = await readValues(request, call)
    if (!values) return refusal(400, 'invalid_request', 'This request cannot be read.')
    const key = await getKey()
    const auth = await authAt(base, key)
    const cookie = { name, isSecure: isSecureBase(base), key }
    const { url, headers } = request
    return handleCall({ url, headers, networkAddress, call, values, auth, cookie }, base)
  }

  async function handleCall(authCall: AuthCall, base: string): Promise<Response> {
    const { call, values, auth, cookie, headers } = authCall
    const handler = call.handledBy
    if (!handler) return callBetterAuth({ ...needs, database }, authCall)
    if (handler === 'ask-for-link') return handleForgotten(needs, values)
    if (handler === 'look-at-link' || handler === 'apply-link') {
      const { hash } = (await auth.$context).password
      const userAgent = headers.get('User-Agent') ?? ''
      const handleLink = handler === 'look-at-link' ? handleLinkCheck : handleLinkUse
      return handleLink({ ...needs, hash, userAgent }, values)
    }
    if (isOidcCall(handler))
      return handleOidcCall(needs, handler, { ...authCall, settings: needs.oidc, base })
    return handleSessionCall({ db, now: clock.now(), cookie }, handler, { headers, values })
  }

  return { authenticate, handle }
}

/** Caches the promise of the first call; after a failure the next call tries again. */
function oncePromise<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | null = null
  return () => {
    cached ??= make().catch((error) => {
      cached = null
      throw error
    })
    return cached
  }
}

/** Each origin has a better-auth, which is opened on demand: most processes never need one. */
function openAuths(
  open: (base: string, key: string) => Promise<Auth>,
): (base: string, key: string) => Promise<Auth> {
  const auths = new LRUCache<string, () => Promise<Auth>>({ max: MOST_BASES })
  return (base, key) => {
    const opened = auths.get(base) ?? oncePromise(() => open(base, key))
    auths.set(base, opened)
    return opened()
  }
}

async function readValues(request: Request, { body }: Endpoint): Promise<Record<string, unknown> | null> {
  if (!body) return {}
  const parsed = body.safeParse(await request.json().catch(() => null))
  return parsed.success ? parsed.data : null
}

const KEY_BYTES = 32
const KEY_NAME = 'sign-in'

/** The key is stored in the database, so that all instances share it. */
export async function getStaffKey(db: Database): Promise<string> {
  const find = () => db.select({ key: staffKeys.key }).from(staffKeys).where(eq(staffKeys.name, KEY_NAME))
  const [known] = await find()
  if (known) return known.key
  const created = randomBytes(KEY_BYTES).toString('base64')
  await db.insert(staffKeys).values({ name: KEY_NAME, key: created }).onConflictDoNothing()
  const [stored] = await find()
  return stored?.key ?? created
}

/** The answer is the same whether the address has an account or not. */
async function handleForgotten(needs: AuthServiceNeeds, values: unknown): Promise<Response> {
  if (!needs.queueLink) return refusal(409, 'no_mail', 'This installation sends no e-mails.')
  const { email } = LinkToAskFor.parse(values)
  await Promise.all([sendForgotten(needs, email.toLowerCase()), pause(FORGOTTEN_ANSWERED_AFTER_MS)])
  return plainResponse({ status: true })
}

async function sendForgotten(
  { db, clock, rateLimits, queueLink, sendEmails }: AuthServiceNeeds,
  email: string,
): Promise<void> {
  const taking = await rateLimits.take(FORGOTTEN_OF_ADDRESS, email)
  const colleague = await findStaff(db, email)
  if (!colleague || !queueLink || taking.outcome === 'too-many') return
  const at = clock.now()
  await db.transaction(async (tx) => {
    const token = await makeLink(tx, colleague.id, at)
    await queueLink(tx, { colleague, by: null, reason: 'forgotten', token, until: linkEndsAt(at), at })
  })
  sendEmails()
}

/** Returns the link's account, to show it on the form. */
async function handleLinkCheck({ db, clock }: AuthServiceNeeds, values: unknown): Promise<Response> {
  const { token } = LinkToRead.parse(values)
  const staff = await findLink(db, token, clock.now())
  return staff ? plainResponse({ email: staff.email, name: staff.name }) : unknownLink()
}

/** Sets the password; the person still has to sign in. */
async function handleLinkUse(
  needs: AuthServiceNeeds & { hash: (password: string) => Promise<string>; userAgent: string },
  values: unknown,
): Promise<Response> {
  const now = needs.clock.now()
  const use = await applyLink(needs, LinkToApply.parse(values), now)
  if (use.outcome === 'unknown') return unknownLink()
  if (use.outcome === 'refused')
    return refusal(422, 'invalid', 'This password is too easy to find.', {
      fields: { password: use.error },
    })
  needs.sendEmails()
  return plainResponse({ email: use.staff.email })
}

function unknownLink(): Response {
  return refusal(410, 'link_gone', 'This link was used already or is too old.')
}

type SessionCall = 'look-at-session' | 'use-session' | 'list-sessions' | 'end-session' | 'end-other-sessions'

const IdOnly = z.object({ id: z.string() })

/** Sessions are referred to by id, never by token. */
async function handleSessionCall(
  { db, now, cookie }: { db: Database; now: Date; cookie: SessionCookie },
  call: SessionCall,
  { headers, values }: { headers: Headers; values: unknown },
): Promise<Response> {
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

/** The caller's own session is marked, as only the server knows it for sure: signing in again begins another. */
async function listAll(db: Database, { id, staff }: StaffSession, now: Date): Promise<Response> {
  const sessions = await listSessions(db, staff.id, now)
  return plainResponse(sessions.map((session) => ({ ...session, isCurrent: session.id === id })))
}

/** It gives seconds instead of a time, because the browser's clock may be wrong. */
function viewOf({ id, staff, expiresAt }: StaffSession, now: Date) {
  return { id, staffId: staff.id, secondsLeft: Math.floor((expiresAt.getTime() - now.getTime()) / 1_000) }
}

async function keepOpen(cookie: SessionCookie, session: StaffSession, now: Date): Promise<Response> {
  const response = plainResponse(viewOf(session, now))
  response.headers.append('Set-Cookie', await giveSessionToken(cookie, session.token, SESSION_IDLE_SECONDS))
  return response
}
