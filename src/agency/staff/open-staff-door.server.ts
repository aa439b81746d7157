import { lt } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Clock } from '#base/clock.ts'
import type { Database } from '#base/database/database.ts'
import { networkOf } from '#base/http/network.ts'
import type { Log } from '#base/log.ts'
import type { RateLimits } from '#base/rate-limits/rate-limits.server.ts'
import { answerLinkLook, answerLinkUse } from './answer-link-call.server.ts'
import { checkPassword } from './check-password.server.ts'
import { refusal, translate, waitBefore } from './door-answers.server.ts'
import { DOOR_CALLS, type DoorCall } from './door-calls.server.ts'
import { AUTH_PATH, type Staff, type StaffDoor } from './model.ts'
import type { Auth } from './open-auth.server.ts'
import { followSession, presentToken, renewSession } from './renew-session.server.ts'
import { getStaffKey } from './staff-key.server.ts'
import { beginTry, endTry, forgetTries, type Guesser } from './staff-tries.server.ts'
import { staffSessions } from './tables.server.ts'
import { trustedBase } from './trusted-base.ts'

export type DoorNeeds = {
  db: Database
  clock: Clock
  log: Log
  rateLimits: RateLimits
  /** Beginnings of addresses under which staff may sign in; this machine's own names always may. */
  trusted: readonly [string, ...string[]]
}

/** However much a session is used, its password is asked for again each week. */
const SESSION_LONGEST_MS = 7 * 86_400_000
/** What anybody may ask: whoever signs in needs three of these. */
const OPEN_CALLS = { name: 'staff-door', most: 60, withinSeconds: 600 }
const SESSION_COOKIE = /(?:^|;\s*)session=/
/** Each port of this machine is an address of its own; more than a few are nobody's. */
const MOST_BASES = 8
/** Written over whatever a request says in it. */
const NETWORK_HEADER = 'x-staff-network'

type Values = Record<string, unknown>
type Asking = {
  url: string
  headers: Headers
  networkAddress: string
  call: DoorCall
  values: Values
  auth: Auth
}

/** How staff comes in: better-auth behind the few calls that we use, our own links, and the counting of wrong passwords. */
export function openStaffDoor(needs: DoorNeeds): StaffDoor {
  const { db, clock, rateLimits, trusted } = needs
  const authAt = openAuths(needs)
  const oldest = () => new Date(clock.now().getTime() - SESSION_LONGEST_MS)

  async function whoIs(headers: Headers): Promise<Staff | null> {
    // Visitors cost nothing.
    if (!SESSION_COOKIE.test(headers.get('Cookie') ?? '')) return null
    const auth = await authAt(trusted[0])
    const { headers: present } = await followSession({ db, auth, now: clock.now() }, headers)
    return whoHas(present)
  }

  /** Whose session it is; the headers hold its present token. */
  async function whoHas(headers: Headers): Promise<Staff | null> {
    const auth = await authAt(trusted[0])
    const found = await auth.api.getSession({ headers, query: { disableRefresh: true } })
    if (!found || found.session.createdAt < oldest()) return null
    const { id, name, email } = found.user
    return { id, name, email }
  }

  async function answer(request: Request, networkAddress: string): Promise<Response> {
    const call = DOOR_CALLS[`${request.method} ${new URL(request.url).pathname.slice(AUTH_PATH.length)}`]
    if (!call) return refusal(404, 'not_found', 'There is no such call.')
    const base = trustedBase(request, trusted)
    if (!base)
      return refusal(403, 'unknown_host', 'Set PUBLIC_URL to the address under which staff signs in.')
    if (call.open) {
      const taking = await rateLimits.take(OPEN_CALLS, networkOf(networkAddress))
      if (taking.outcome === 'too-many') return waitBefore(taking.retryAfterSeconds)
    }
    const values = await readValues(request, call)
    if (!values) return refusal(400, 'invalid_request', 'This request cannot be read.')
    const auth = await authAt(base)
    if (call.link) return answerLink(auth, call.link, values)
    await db.delete(staffSessions).where(lt(staffSessions.createdAt, oldest()))
    const ofSession = call.renews ? renewSession : followSession
    const { headers, setCookie } = await ofSession({ db, auth, now: clock.now() }, request.headers)
    const answered = await handOn({ url: request.url, headers, networkAddress, call, values, auth })
    return withSession(answered, call.renews ? setCookie : null)
  }

  async function answerLink(auth: Auth, deed: 'look' | 'apply', values: Values): Promise<Response> {
    const { hash } = (await auth.$context).password
    return deed === 'look'
      ? answerLinkLook({ db, clock, hash }, values)
      : answerLinkUse({ db, clock, hash }, values)
  }

  async function handOn({ url, headers, networkAddress, call, values, auth }: Asking): Promise<Response> {
    const staff = call.open ? null : await whoHas(headers)
    if (call.endsSession) values.token = await presentToken(db, String(values.token))
    const complaint =
      staff && typeof values.newPassword === 'string' && (await checkPassword(values.newPassword, staff))
    if (complaint)
      return refusal(422, 'invalid', 'This password is too easy to find.', {
        fields: { newPassword: complaint },
      })
    const email = staff?.email ?? values.email
    const guesser: Guesser | null =
      call.triesPassword && typeof email === 'string' ? { email, network: networkOf(networkAddress) } : null
    const beginning = guesser && (await beginTry(db, guesser, clock.now()))
    if (beginning?.outcome === 'wait') return waitBefore(beginning.seconds)
    const answered = await auth.handler(copyOf({ url, headers, networkAddress, call, values }))
    const through = answered.ok ? await readWhoIsThrough(answered) : null
    if (guesser && through) await endTry(db, guesser, clock.now())
    else if (call.triesCode && through?.email) await forgetTries(db, through.email)
    return translate(answered)
  }

  return { whoIs, answer }
}

/** One better-auth per address of the site, opened when it is first asked for: most starts never need any. */
function openAuths({ db, log }: DoorNeeds): (base: string) => Promise<Auth> {
  const auths = new LRUCache<string, Promise<Auth>>({ max: MOST_BASES })

  async function open(base: string): Promise<Auth> {
    const [{ openAuth }, key] = await Promise.all([import('./open-auth.server.ts'), getStaffKey(db)])
    return openAuth({ db, log, key, base, networkHeader: NETWORK_HEADER })
  }

  return (base) => {
    const opened = auths.get(base)
    if (opened) return opened
    const opening = open(base)
    auths.set(base, opening)
    // A database that is away now may be asked again.
    opening.catch(() => auths.delete(base))
    return opening
  }
}

/** What better-auth says about the cookie goes first: it may have ended the session. */
function withSession(answer: Response, setCookie: string | null): Response {
  const isSaid = answer.headers.getSetCookie().some((line) => line.startsWith('session='))
  if (setCookie && !isSaid) answer.headers.append('Set-Cookie', setCookie)
  return answer
}

/** Null when the body is not what the call needs. */
async function readValues(request: Request, { body }: DoorCall): Promise<Values | null> {
  if (!body) return {}
  const given: unknown = await request.json().catch(() => null)
  const reading = body.safeParse(given)
  return reading.success ? reading.data : null
}

const WhoIsThrough = z.object({
  twoFactorRedirect: z.literal(true).optional(),
  user: z.object({ email: z.string() }).optional(),
})

/**
 * Null while a code is still asked for: a password that is right does not wipe the count, or whoever has it could try
 * codes without end.
 */
async function readWhoIsThrough(answered: Response): Promise<{ email: string | null } | null> {
  const reading = WhoIsThrough.safeParse(
    await answered
      .clone()
      .json()
      .catch(() => null),
  )
  if (!reading.success) return { email: null }
  return reading.data.twoFactorRedirect ? null : { email: reading.data.user?.email ?? null }
}

/** Hands on what was read and nothing else of what came. */
function copyOf({ url: asked, headers: given, networkAddress, call, values }: Omit<Asking, 'auth'>): Request {
  const headers = new Headers(given)
  headers.set(NETWORK_HEADER, networkAddress)
  headers.delete('Content-Length')
  const url = new URL(asked)
  url.search = ''
  if (!call.body) return new Request(url, { headers })
  headers.set('Content-Type', 'application/json')
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(values) })
}
