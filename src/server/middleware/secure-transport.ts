import type { IncomingHttpHeaders } from 'node:http'

/** A year, as hstspreload.org requires. */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains'

/**
 * Asks browsers to come by https from now on. Only for visitors who did, at a site whose own origin is https: sent by
 * http it says nothing (RFC 6797, 7.2), and on a machine's own address it would lock people out of all its ports.
 */
export function transportHeaders(
  headers: IncomingHttpHeaders,
  { origin, trustedProxies }: { origin: string; trustedProxies: number },
): readonly string[] {
  const isAsked = origin.startsWith('https:') && isByHttps(headers['x-forwarded-proto'], trustedProxies)
  return isAsked ? ['Strict-Transport-Security', STRICT_TRANSPORT_SECURITY] : []
}

/**
 * This program itself speaks http, so that only a proxy of ours can know. Each may append what it saw; most write one
 * word alone. What comes before our own can be forged.
 */
function isByHttps(forwarded: string | string[] | undefined, proxies: number): boolean {
  if (proxies === 0) return false
  const protocols = String(forwarded ?? '').split(',')
  return (protocols.at(-proxies) ?? protocols[0])?.trim().toLowerCase() === 'https'
}
