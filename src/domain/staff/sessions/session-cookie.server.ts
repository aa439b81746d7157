import { parseCookies, serializeSignedCookie } from 'better-call'
import { isOfThisMachine } from '#domain/staff/auth/better-auth/trusted-base.ts'

/** How a session's cookie looks at one address of the site, and the key that it is signed with. */
export type SessionCookie = { name: string; isSecure: boolean; key: string }

/**
 * The prefix makes browsers refuse a cookie that another host of the domain, or http, wants to put in its place. It needs
 * `Secure`, which they take from https and from this machine only; whoever publishes the site by http gets the plain name.
 */
export function sessionCookieName(trusted: readonly string[]): string {
  return trusted.every(isSecureBase) ? '__Host-session' : 'session'
}

/** Whether browsers take cookies that are `Secure` from there. */
export function isSecureBase(base: string): boolean {
  return base.startsWith('https:') || isOfThisMachine(base)
}

/** The token in a request's cookie; null when it was not signed by this site. */
export async function readSessionToken(
  { name, key }: SessionCookie,
  headers: Headers,
): Promise<string | null> {
  const value = parseCookies(headers.get('Cookie') ?? '').get(name) ?? ''
  const token = value.slice(0, Math.max(0, value.lastIndexOf('.')))
  if (!token) return null
  return decodeURIComponent(await pairOf(name, token, key)) === `${name}=${value}` ? token : null
}

/** The same request with another token. */
export async function withSessionToken(
  { name, key }: SessionCookie,
  headers: Headers,
  token: string,
): Promise<Headers> {
  const others = [...parseCookies(headers.get('Cookie') ?? '')].filter(([other]) => other !== name)
  const pairs = others.map(([other, text]) => `${other}=${encodeURIComponent(text)}`)
  const changed = new Headers(headers)
  changed.set('Cookie', [await pairOf(name, token, key), ...pairs].join('; '))
  return changed
}

/** A header Set-Cookie that gives the browser this token. */
export function giveSessionToken(
  { name, isSecure, key }: SessionCookie,
  token: string,
  maxAge: number,
): Promise<string> {
  const attributes = { httpOnly: true, sameSite: 'strict', path: '/' } as const
  return serializeSignedCookie(name, token, key, { ...attributes, secure: isSecure, maxAge })
}

/** The token that an answer gives the browser; null when it gives none. */
export function givenSessionToken({ name }: SessionCookie, answer: Response): string | null {
  const line = answer.headers.getSetCookie().find((one) => one.startsWith(`${name}=`))
  const value = decodeURIComponent(line?.slice(name.length + 1).split(';')[0] ?? '')
  return value.slice(0, Math.max(0, value.lastIndexOf('.'))) || null
}

/** Name and signed value alone: to a name with the prefix the attributes that belong to it are written as well. */
async function pairOf(name: string, token: string, key: string): Promise<string> {
  return (await serializeSignedCookie(name, token, key)).split(';')[0] ?? ''
}
