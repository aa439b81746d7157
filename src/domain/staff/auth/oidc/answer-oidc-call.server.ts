import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { plainResponse, refusal } from '#domain/staff/auth/answers.server.ts'
import { greetNewSession, type Notify } from '#domain/staff/auth/settle-call.server.ts'
import {
  addSession,
  endSession,
  findSession,
  giveSessionToken,
  readSessionToken,
  type SessionCookie,
} from '#domain/staff/sessions.server.ts'
import { SESSION_IDLE_SECONDS } from '#domain/staff/staff-model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import { admitPerson } from './admit-person.server.ts'
import { beginAt, findPersonAt, type OidcPerson, Pending } from './provider.server.ts'
import { OIDC_CALLS, type OidcCall, type OidcSettings } from './settings.ts'

/** The provider sends people back to the page at which they began, which passes on what it got. */
const RETURN_PATH = '/admin/login'
const PENDING_SECONDS = 600
const TOKEN_BYTES = 32

type OidcNeeds = { db: Database; clock: Clock; log: Log; notify: Notify; sendEmails: () => void }
type Request = {
  settings: OidcSettings | null
  base: string
  cookie: SessionCookie
  headers: Headers
  networkAddress: string
  values: Record<string, unknown>
}
type OidcRequest = Request & { settings: OidcSettings }

export function isOidcCall(call: string): call is OidcCall {
  return OIDC_CALLS.some((one) => one === call)
}

const Returned = z.object({ search: z.string() })
const Kept = Pending.extend({ until: z.coerce.number() })

export async function handleOidcCall(needs: OidcNeeds, call: OidcCall, request: Request): Promise<Response> {
  const { settings } = request
  if (call === 'offer-oidc') return plainResponse({ name: settings?.name ?? null })
  if (!settings) return refusal(404, 'not_found', 'There is no such call.')
  const answer = call === 'begin-oidc' ? begin : finish
  return answer(needs, { ...request, settings })
}

async function begin({ log, clock }: OidcNeeds, { settings, base, cookie }: OidcRequest): Promise<Response> {
  const begun = await orLog(log, beginAt(settings, base + RETURN_PATH))
  if (!begun) return failed()
  const until = String(clock.now().getTime() + PENDING_SECONDS * 1_000)
  const value = new URLSearchParams({ ...begun.pending, until }).toString()
  const response = plainResponse({ address: begun.address })
  response.headers.append('Set-Cookie', await giveSessionToken(pendingCookie(cookie), value, PENDING_SECONDS))
  return response
}

/** A sign-in can be finished once in its browser, as its code can be used once at the provider. */
async function finish(needs: OidcNeeds, request: OidcRequest): Promise<Response> {
  const { base, cookie, headers, values } = request
  const pending = await readPending(cookie, headers, needs.clock.now())
  const address = new URL(base + RETURN_PATH)
  address.search = Returned.parse(values).search
  // Another tab began a sign-in since: the one of that tab is still valid.
  if (pending && address.searchParams.get('state') !== pending.state) return startAgain()
  const response = pending ? await finishOnce(needs, request, address, pending) : startAgain()
  response.headers.append('Set-Cookie', await giveSessionToken(pendingCookie(cookie), '', 0))
  return response
}

function startAgain(): Response {
  return refusal(401, 'oidc_start_again', 'This sign-in is over or was not begun here.')
}

/** A provider returns these errors instead of a person (RFC 6749, 4.1.2.1; OpenID Connect Core, 3.1.2.6). */
const REFUSALS: Readonly<Record<string, readonly [number, string, string]>> = {
  access_denied: [403, 'oidc_denied', 'The sign-in was refused at the provider.'],
  login_required: [401, 'oidc_login_required', 'The provider wants a sign-in first.'],
  interaction_required: [401, 'oidc_login_required', 'The provider wants a sign-in first.'],
  consent_required: [403, 'oidc_consent_required', 'The provider wants a consent first.'],
  temporarily_unavailable: [503, 'oidc_unavailable', 'The provider is not available.'],
  server_error: [503, 'oidc_unavailable', 'The provider is not available.'],
}

async function finishOnce(
  needs: OidcNeeds,
  request: OidcRequest,
  address: URL,
  pending: Pending,
): Promise<Response> {
  const error = address.searchParams.get('error') ?? ''
  const refused = Object.hasOwn(REFUSALS, error) ? REFUSALS[error] : undefined
  if (refused) {
    needs.log.warn({ reason: error }, 'staff.oidc-refused')
    return refusal(...refused)
  }
  const person = await orLog(needs.log, findPersonAt(request.settings, address, pending))
  return person ? letIn(needs, request, person) : failed()
}

function failed(): Response {
  return refusal(502, 'oidc_failed', 'The provider could not be asked.')
}

async function letIn(needs: OidcNeeds, request: OidcRequest, person: OidcPerson): Promise<Response> {
  const { db, clock, notify, sendEmails } = needs
  const { settings, cookie, headers, networkAddress } = request
  const now = clock.now()
  const former = await readSessionToken(cookie, headers)
  const before = former ? await findSession({ db, now, key: cookie.key }, former) : null
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const entered = await db.transaction(async (tx) => {
    const admission = await admitPerson(tx, { issuer: settings.issuer.href, person, now })
    if (admission.outcome === 'refused') return admission
    if (before) await endSession(tx, before.staff.id, before.id)
    await addSession(tx, {
      ...{ token, userId: admission.staff.id, now, hasTwoFactors: person.hasTwoFactors },
      ...{ ipAddress: networkAddress, userAgent: headers.get('User-Agent') ?? '' },
    })
    const known = await greetNewSession(tx, { headers, cookie, now, notify }, admission.staff)
    return { outcome: 'entered' as const, known }
  })
  if (entered.outcome === 'refused') {
    needs.log.warn({ reason: entered.code }, 'staff.oidc-refused')
    return refusal(403, entered.code, 'The provider’s answer lets nobody in.')
  }
  sendEmails()
  const response = plainResponse({ status: true })
  const session = await giveSessionToken(cookie, token, SESSION_IDLE_SECONDS)
  for (const line of [session, entered.known]) response.headers.append('Set-Cookie', line)
  return response
}

/** The provider's answer stays out of the log: it may name people. */
async function orLog<Value>(log: Log, asking: Promise<Value>): Promise<Value | null> {
  try {
    return await asking
  } catch (error) {
    const { name, code } = z.object({ name: z.string(), code: z.string().catch('') }).parse(error)
    log.warn({ reason: `${name} ${code}`.trim() }, 'staff.oidc-failed')
    return null
  }
}

function pendingCookie(cookie: SessionCookie): SessionCookie {
  return { ...cookie, name: `${cookie.name}.oidc` }
}

async function readPending(cookie: SessionCookie, headers: Headers, now: Date): Promise<Pending | null> {
  const value = await readSessionToken(pendingCookie(cookie), headers)
  const { data } = Kept.safeParse(Object.fromEntries(new URLSearchParams(value ?? '')))
  return data && data.until > now.getTime() ? data : null
}
