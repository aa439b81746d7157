import { parse, parseSigned, serializeSigned } from 'hono/utils/cookie'
import { isOfThisMachine } from '#domain/staff/auth/better-auth/trusted-base.ts'

/** The session cookie at one origin, and the key that signs it. */
export type SessionCookie = { name: string; isSecure: boolean; key: string }

/**
 * The prefix `__Host-` makes browsers refuse a cookie that another subdomain or http sets. It needs `Secure`, which
 * browsers only accept from https and loopback addresses, so a site published by http gets the plain name.
 */
export function sessionCookieName(trusted: readonly string[]): string {
  return trusted.every(isSecureBase) ? '__Host-session' : 'session'
}

/** Whether browsers accept `Secure` cookies from the origin. */
export function isSecureBase(base: string): boolean {
  return base.startsWith('https:') || isOfThisMachine(base)
}

/** The token in a request's cookie; null without a valid signature. */
export async function readSessionToken(
  { name, key }: SessionCookie,
  headers: Headers,
): Promise<string | null> {
  const signed = await parseSigned(headers.get('Cookie') ?? '', key, name)
  return signed[name] || null
}

/** The same headers with another token. */
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

/** A Set-Cookie header with this token. */
export function giveSessionToken(
  { name, isSecure, key }: SessionCookie,
  token: string,
  maxAge: number,
): Promise<string> {
  const attributes = { httpOnly: true, sameSite: 'strict', path: '/' } as const
  return serializeSigned(name, token, key, { ...attributes, secure: isSecure, maxAge })
}

/** The token that a response sets; null when it sets none. */
export function givenSessionToken({ name }: SessionCookie, response: Response): string | null {
  const line = response.headers.getSetCookie().find((one) => one.startsWith(`${name}=`))
  const value = decodeURIComponent(line?.slice(name.length + 1).split(';')[0] ?? '')
  return value.slice(0, Math.max(0, value.lastIndexOf('.'))) || null
}

/** Name and signed value without the attributes, which the library demands for names with the prefix. */
async function pairOf(cookie: SessionCookie, token: string): Promise<string> {
  return (await giveSessionToken(cookie, token, 0)).split(';')[0] ?? ''
}
