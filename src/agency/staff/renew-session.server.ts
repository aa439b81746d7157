import { randomBytes } from 'node:crypto'
import { parseCookies, serializeSignedCookie } from 'better-call'
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#base/database/database.ts'
import type { Auth } from './open-auth.server.ts'
import { staffSessions } from './tables.server.ts'

/** Whoever copies a cookie has it for no longer than this while its owner works on. */
const RENEWED_EVERY_MS = 3_600_000
/** What a browser sent before it had the new cookie is still on its way. */
const PREVIOUS_GOOD_MS = 60_000
const TOKEN_BYTES = 24

type Needs = { db: Database; auth: Auth; now: Date }

/** The headers of a request with the session's present cookie in them, and that cookie for the browser when it changed. */
export type PresentSession = { headers: Headers; setCookie: string | null }

/**
 * Gives a session in use another token from time to time. Several requests may ask at once: one renews, and the others,
 * which still carry the token before it, get the same new one. better-auth would answer the slower ones that nobody is
 * signed in, so this happens before it is asked.
 */
export function renewSession(needs: Needs, headers: Headers): Promise<PresentSession> {
  return present(needs, headers, async (token) => (await renew(needs, token)) ?? follow(needs, token))
}

/** The session whose token was renewed a moment ago, for those who do not know it yet. */
export function followSession(needs: Needs, headers: Headers): Promise<PresentSession> {
  return present(needs, headers, (token) => follow(needs, token))
}

/** The present token of the session that had this one, however long ago: who lists sessions may end one later. */
export async function presentToken(db: Database, token: string): Promise<string> {
  const [found] = await db
    .select({ token: staffSessions.token })
    .from(staffSessions)
    .where(eq(staffSessions.previousToken, token))
  return found?.token ?? token
}

async function present(
  { auth }: Needs,
  headers: Headers,
  findToken: (token: string) => Promise<string | null>,
): Promise<PresentSession> {
  const { authCookies, secret, sessionConfig } = await auth.$context
  const { name, attributes } = authCookies.sessionToken
  const cookies = parseCookies(headers.get('Cookie') ?? '')
  const value = cookies.get(name) ?? ''
  const token = value.slice(0, Math.max(0, value.lastIndexOf('.')))
  const sign = (signed: string) => serializeSignedCookie(name, signed, secret)
  if (!token || decodeURIComponent(await sign(token)) !== `${name}=${value}`)
    return { headers, setCookie: null }
  const found = await findToken(token)
  if (!found) return { headers, setCookie: null }
  const others = [...cookies].filter(([other]) => other !== name)
  const renewed = new Headers(headers)
  renewed.set(
    'Cookie',
    [await sign(found), ...others.map(([other, text]) => `${other}=${encodeURIComponent(text)}`)].join('; '),
  )
  const options = { ...attributes, maxAge: sessionConfig.expiresIn }
  return { headers: renewed, setCookie: await serializeSignedCookie(name, found, secret, options) }
}

async function renew({ db, now }: Needs, token: string): Promise<string | null> {
  const { createdAt, renewedAt } = staffSessions
  const due = new Date(now.getTime() - RENEWED_EVERY_MS)
  const [renewed] = await db
    .update(staffSessions)
    .set({
      ...{ token: randomBytes(TOKEN_BYTES).toString('base64url'), renewedAt: now },
      // The column's value before this statement.
      previousToken: sql`${staffSessions.token}`,
    })
    .where(
      and(
        eq(staffSessions.token, token),
        gt(staffSessions.expiresAt, now),
        or(lte(renewedAt, due), and(isNull(renewedAt), lte(createdAt, due))),
      ),
    )
    .returning({ token: staffSessions.token })
  return renewed?.token ?? null
}

async function follow({ db, now }: Needs, token: string): Promise<string | null> {
  const [found] = await db
    .select({ token: staffSessions.token })
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.previousToken, token),
        gt(staffSessions.renewedAt, new Date(now.getTime() - PREVIOUS_GOOD_MS)),
      ),
    )
  return found?.token ?? null
}
