import { createHash } from 'node:crypto'
import { PLAYER_HOSTS } from '#agency/catalogue/embed-code.ts'

/** On every answer. Pages add their own Content-Security-Policy; everything else gets none of its powers. */
export const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // W3C TDM Reservation Protocol: the pictures may not be mined.
  'tdm-reservation': '1',
}

/** A year, as hstspreload.org asks; sent only where the site's own address is https. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains'

export type PagePolicy = {
  /** Where page views are counted if somebody else does that. */
  counterOrigin: string | null
  /** Vite writes the sources' styles into the page while we work; nothing that is built does. */
  stylesByScript: boolean
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/**
 * A policy that allows exactly the inline scripts and styles standing in this page, by hash: a page that is kept for
 * everybody cannot carry nonces. Style attributes are allowed, the picture wall places its tiles with them.
 */
export function contentSecurityPolicy(html: string, { counterOrigin, stylesByScript }: PagePolicy): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map((match) => hashOf(match[2] ?? ''))
  const styles = [...html.matchAll(INLINE_STYLE)].map((match) => hashOf(match[1] ?? ''))
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scripts)].join(' '),
    stylesByScript ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...new Set(styles)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    counterOrigin ? `connect-src 'self' ${counterOrigin}` : "connect-src 'self'",
    "manifest-src 'self'",
    ['frame-src', ...PLAYER_HOSTS.map((host) => `https://${host}`)].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The staff's program brings its styles at run time, under a nonce, and shows what players would show to visitors. */
export function staffRoomPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
