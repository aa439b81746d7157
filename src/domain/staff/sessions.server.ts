import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { parse, parseSigned, serialize, serializeSigned } from 'hono/utils/cookie'
import type { Database } from '#platform/database/database.ts'
import { isOfThisMachine } from './auth/trusted-base.ts'
import { SESSION_IDLE_SECONDS, SESSION_LONGEST_SECONDS, type SignedInStaff } from './staff-model.ts'
import { staffAccounts, staffBrowsers, staffSessions } from './tables.server.ts'

const TOKEN_BYTES = 32
/** A copied cookie is valid no longer than this while its owner goes on working. */
const RENEWED_EVERY_MS = 3_600_000
/** Requests that a browser sent before it got the new cookie still arrive. */
const PREVIOUS_GOOD_MS = 60_000

export type StaffSession = {
  id: string
  staff: SignedInStaff
  hasTwoFactors: boolean
  isSecondFactorOn: boolean
  expiresAt: Date
  /** It differs from the request's token when that was renewed a moment ago. */
  token: string
}

type ListedSession = {
  id: string
  createdAt: Date
  ipAddress: string | null
  userAgent: string | null
}

type SessionsNeeds = { db: Database; now: Date; key: string }

type NewSession = Pick<StaffSession, 'token' | 'hasTwoFactors'> &
  Pick<ListedSession, 'ipAddress' | 'userAgent'> & { userId: string; now: Date }

/** Adds a session for somebody whom a provider has let in; better-auth adds all others. */
export async function addSession(db: Database, { token, now, ...session }: NewSession): Promise<void> {
  await db.insert(staffSessions).values({ ...session, ...beginning(token, now), id: randomUUID() })
}

/** The session counts as begun now, with another token, so that a copy of the cookie gains nothing by that. */
export async function restartSession(db: Database, id: string, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await db
    .update(staffSessions)
    .set({ ...beginning(token, now), previousToken: null, renewedAt: null })
    .where(eq(staffSessions.id, id))
  return token
}

function beginning(token: string, now: Date) {
  const expiresAt = new Date(now.getTime() + SESSION_IDLE_SECONDS * 1_000)
  return { token: hashToken(token), expiresAt, createdAt: now, updatedAt: now }
}

/** Null when the token has no valid session. */
export async function findSession(
  { db, now, key }: SessionsNeeds,
  token: string,
): Promise<StaffSession | null> {
  const hash = hashToken(token)
  const justRenewed = gt(staffSessions.renewedAt, earlier(now, PREVIOUS_GOOD_MS))
  const [found] = await db
    .select({
      id: staffSessions.id,
      hash: staffSessions.token,
      expiresAt: staffSessions.expiresAt,
      hasTwoFactors: staffSessions.hasTwoFactors,
      isSecondFactorOn: staffAccounts.twoFactorEnabled,
      staff: {
        id: staffAccounts.id,
        name: staffAccounts.name,
        email: staffAccounts.email,
        role: staffAccounts.role,
        artistId: staffAccounts.artistId,
        provenAt: staffSessions.createdAt,
      },
    })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.userId))
    .where(
      and(
        isValid(now),
        or(eq(staffSessions.token, hash), and(eq(staffSessions.previousToken, hash), justRenewed)),
      ),
    )
  if (!found) return null
  const { hash: storedHash, ...session } = found
  return { ...session, token: storedHash === hash ? token : nextToken(token, key) }
}

/**
 * Extends the session and renews its token when that is due. Of concurrent requests one renews the token, and the
 * others are given the same new one.
 */
export async function useSession(needs: SessionsNeeds, token: string): Promise<StaffSession | null> {
  const { db, now, key } = needs
  const { createdAt, renewedAt } = staffSessions
  const due = earlier(now, RENEWED_EVERY_MS)
  const isDue = or(lte(renewedAt, due), and(isNull(renewedAt), lte(createdAt, due)))
  await db
    .update(staffSessions)
    // This is the column's value before the statement.
    .set({
      token: hashToken(nextToken(token, key)),
      previousToken: sql`${staffSessions.token}`,
      renewedAt: now,
    })
    .where(and(eq(staffSessions.token, hashToken(token)), isValid(now), isDue))
  const session = await findSession(needs, token)
  if (!session) return null
  const expiresAt = new Date(now.getTime() + SESSION_IDLE_SECONDS * 1_000)
  await db.update(staffSessions).set({ expiresAt, updatedAt: now }).where(eq(staffSessions.id, session.id))
  return { ...session, expiresAt }
}

export function listSessions(db: Database, accountId: string, now: Date): Promise<ListedSession[]> {
  const { id, createdAt, ipAddress, userAgent, userId } = staffSessions
  return db
    .select({ id, createdAt, ipAddress, userAgent })
    .from(staffSessions)
    .where(and(eq(userId, accountId), isValid(now)))
    .orderBy(desc(createdAt), desc(id))
}

export async function endSession(db: Database, accountId: string, id: string): Promise<void> {
  await db.delete(staffSessions).where(and(eq(staffSessions.id, id), eq(staffSessions.userId, accountId)))
}

export async function endOtherSessions(db: Database, { staff, id }: StaffSession): Promise<void> {
  await db.delete(staffSessions).where(and(eq(staffSessions.userId, staff.id), ne(staffSessions.id, id)))
}

export async function endOneFactorSessions(db: Database, accountId: string): Promise<void> {
  await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.userId, accountId), eq(staffSessions.hasTwoFactors, false)))
}

/** Sessions end and are deleted; the account remembers the last sign-in. */
export async function noteSignIn(db: Database, accountId: string, now: Date): Promise<void> {
  await db.update(staffAccounts).set({ signedInAt: now }).where(eq(staffAccounts.id, accountId))
}

export async function noteFactors(db: Database, token: string, hasTwoFactors: boolean): Promise<void> {
  await db
    .update(staffSessions)
    .set({ hasTwoFactors })
    .where(eq(staffSessions.token, hashToken(token)))
}

function isValid(now: Date) {
  const oldest = earlier(now, SESSION_LONGEST_SECONDS * 1_000)
  return and(gt(staffSessions.expiresAt, now), gt(staffSessions.createdAt, oldest))
}

function earlier(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}

export type SessionCookie = { name: string; isSecure: boolean; key: string }

/** Browsers let no subdomain or http set a `__Host-` cookie, and take it only from https and loopback addresses. */
export function sessionCookieName(trusted: readonly string[]): string {
  return trusted.every(isSecureBase) ? '__Host-session' : 'session'
}

/** Browsers accept `Secure` cookies from such an origin. */
export function isSecureBase(base: string): boolean {
  return base.startsWith('https:') || isOfThisMachine(base)
}

export async function readSessionToken(
  { name, key }: SessionCookie,
  headers: Headers,
): Promise<string | null> {
  const signed = await parseSigned(headers.get('Cookie') ?? '', key, name)
  return signed[name] || null
}

export async function withSessionToken(
  cookie: SessionCookie,
  headers: Headers,
  token: string,
): Promise<Headers> {
  const others = Object.entries(parse(headers.get('Cookie') ?? '')).filter(([other]) => other !== cookie.name)
  const pairs = others.map(([other, text]) => `${other}=${encodeURIComponent(text)}`)
  const changed = new Headers(headers)
  changed.set('Cookie', [await pairOf(cookie, token), ...pairs].join('; '))
  return changed
}

export function giveSessionToken(
  { name, isSecure, key }: SessionCookie,
  token: string,
  maxAge: number,
): Promise<string> {
  const attributes = { httpOnly: true, sameSite: 'strict', path: '/' } as const
  return serializeSigned(name, token, key, { ...attributes, secure: isSecure, maxAge })
}

export function givenSessionToken({ name }: SessionCookie, response: Response): string | null {
  const line = response.headers.getSetCookie().find((one) => one.startsWith(`${name}=`))
  const value = decodeURIComponent(line?.slice(name.length + 1).split(';')[0] ?? '')
  return value.slice(0, Math.max(0, value.lastIndexOf('.'))) || null
}

/** A request has no attributes, which the library demands for names with the prefix. */
async function pairOf(cookie: SessionCookie, token: string): Promise<string> {
  return (await giveSessionToken(cookie, token, 0)).split(';')[0] ?? ''
}

/** Tokens are random and too long to guess, so a fast hash without salt is as safe as a slow one. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Derived from the former token, so that concurrent requests get the same one although only hashes are stored. */
function nextToken(token: string, key: string): string {
  return createHmac('sha256', key).update(`next session token ${token}`).digest('base64url')
}

const BROWSER_TOKEN_BYTES = 32
const BROWSER_TOKEN = /^[\w-]{43}$/
export const KNOWN_FOR_SECONDS = 180 * 86_400

type KnownBrowser = { isNew: boolean; setCookie: string }

/** The separate cookie authenticates nobody: a sign-in without it only sends the owner an email. */
export async function recordBrowser(
  db: Database,
  {
    accountId,
    headers,
    cookie,
    now,
  }: { accountId: string; headers: Headers; cookie: BrowserCookie; now: Date },
): Promise<KnownBrowser> {
  const sent = parse(headers.get('Cookie') ?? '', cookie.name)[cookie.name] ?? ''
  const token = BROWSER_TOKEN.test(sent) ? sent : randomBytes(BROWSER_TOKEN_BYTES).toString('base64url')
  const hash = hashToken(token)
  const known = await db
    .update(staffBrowsers)
    .set({ usedAt: now })
    .where(and(eq(staffBrowsers.accountId, accountId), eq(staffBrowsers.hash, hash)))
    .returning({ hash: staffBrowsers.hash })
  const isNew = known.length === 0
  if (isNew) await db.insert(staffBrowsers).values({ accountId, hash, usedAt: now }).onConflictDoNothing()
  const attributes = { httpOnly: true, sameSite: 'strict', path: '/', secure: cookie.isSecure } as const
  return {
    isNew,
    setCookie: serialize(cookie.name, token, { ...attributes, maxAge: KNOWN_FOR_SECONDS }),
  }
}

export async function deleteBrowsers(db: Database, accountId: string): Promise<void> {
  await db.delete(staffBrowsers).where(eq(staffBrowsers.accountId, accountId))
}

type BrowserCookie = { name: string; isSecure: boolean }

export function browserCookieOf({ name, isSecure }: BrowserCookie): BrowserCookie {
  return { name: `${name}.browser`, isSecure }
}
