import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { parse } from 'hono/utils/cookie'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { isSecureBase } from '#domain/staff/sessions.server.ts'
import type { EncodedBody } from '#platform/http/encoding.ts'
import { networkOf } from '#platform/http/network.ts'
import { isLanguage, LANGUAGE_COOKIE, type Language } from '#platform/i18n/language.ts'
import type { Log } from '#platform/log.ts'

/** `revalidating` is the address of a cached response that is being renewed in the background. */
export type Bindings = Partial<HttpBindings> & { revalidating?: string }

export type RequestVariables = {
  requestId: string
  networkAddress: string
  isProxyUntrusted?: boolean
  ttlMs?: number
  /** The response depends on these parameters of the address; without, it depends on none. */
  parameters?: readonly string[]
  encoded?: EncodedBody
  inlineStyle?: string
  mayBeFramed?: boolean
  leadsToEnglish?: boolean
}

const FORWARDING = ['X-Forwarded-For', 'Forwarded']

/** Warns once of an untrusted proxy: all visitors would share one rate limit, and one of them could use it up. */
export function nameNetwork(
  proxies: number,
  log: Log,
): MiddlewareHandler<{ Bindings: Bindings; Variables: RequestVariables }> {
  let isUntrusted = false
  return (context, next) => {
    const forwarding = FORWARDING.find((name) => context.req.header(name) !== undefined)
    if (forwarding && proxies === 0 && !isUntrusted) {
      isUntrusted = true
      log.warn({ header: forwarding, hint: HINT }, 'proxy.untrusted')
    }
    const socketAddress = context.env.incoming?.socket.remoteAddress
    const forwardedFor = context.req.header('X-Forwarded-For')
    context.set('networkAddress', networkAddressOf(socketAddress, forwardedFor, proxies))
    context.set('isProxyUntrusted', isUntrusted)
    return next()
  }
}

const HINT =
  'If a proxy of yours stands in front, set TRUST_PROXY to the number of them; until then all visitors share one limit.'

const UNKNOWN = 'unknown'

/** Each of our proxies appends the address that it saw to X-Forwarded-For; anything before those can be forged. */
export function networkAddressOf(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const addresses = (forwardedFor ?? '').split(',').map((address) => address.trim())
  const forwarded = proxies > 0 ? addresses.at(-proxies) : ''
  return forwarded || (socketAddress ?? UNKNOWN)
}

export function networkOfRequest({ socket, headers }: IncomingMessage, proxies: number): string {
  return networkOf(networkAddressOf(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), proxies))
}

export const SAFE_METHODS = ['GET', 'HEAD']

/** Every current browser says so with a POST. */
export function isFromOurPage(request: Request, origin: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site) return site === 'same-origin'
  const from = request.headers.get('Origin')
  return from === origin || (from !== null && hostOf(from) === request.headers.get('Host'))
}

/** Clients that are not browsers say nothing. */
export function isFromElsewhere(request: Request, origin: string): boolean {
  const isBrowser = request.headers.has('Sec-Fetch-Site') || request.headers.has('Origin')
  return isBrowser && !isFromOurPage(request, origin)
}

export function isLedFromElsewhere(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Site') === 'cross-site'
}

/** The link may only be pointed at, or the page prepared unseen. */
export function isSpeculative({ headers }: Request): boolean {
  return /prefetch|prerender|preview/i.test(`${headers.get('Sec-Purpose')} ${headers.get('Purpose')}`)
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}

export function readCookie(cookies: string, name: string): string {
  return parse(cookies, name)[name] ?? ''
}

type PassCookie = { path: string; origin: string; until?: Date }

/** Without `until` it ends with the browser's session. */
export function passCookie(name: string, pass: string, { path, origin, until }: PassCookie): string {
  const expires = until ? `; Expires=${until.toUTCString()}` : ''
  const secure = isSecureBase(origin) ? '; Secure' : ''
  return `${name}=${pass}; Path=${path}${expires}; HttpOnly; SameSite=Lax${secure}`
}

type LanguageSigns = {
  userAgent: string | null
  cookie: string | null
  acceptLanguage: string | null
}

/** Returns null for crawlers: they get the language of the address (docs/specification.md, Language). */
export function chooseLanguage(signs: LanguageSigns): Language | null {
  if (isCrawler(signs.userAgent)) return null
  const chosen = LANGUAGE_COOKIE.exec(signs.cookie ?? '')?.[1] ?? ''
  if (isLanguage(chosen)) return chosen
  return /^\s*en/i.test(signs.acceptLanguage ?? '') ? 'en' : 'de'
}

/** The pattern for crawlers is long and slow, and there are few different browsers. */
const crawlers = new LRUCache<string, boolean>({ max: 1_000, memoMethod: isbot })
const LONGEST_USER_AGENT = 512

export function isCrawler(userAgent: string | null): boolean {
  // No browser sends an empty one; crawlers do.
  return !userAgent || crawlers.memo(userAgent.slice(0, LONGEST_USER_AGENT))
}
