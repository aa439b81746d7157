import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { parse, serialize } from 'hono/utils/cookie'
import { staffBrowsers } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { hashToken } from './sessions.server.ts'

const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/
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
  const token = TOKEN.test(sent) ? sent : randomBytes(TOKEN_BYTES).toString('base64url')
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
