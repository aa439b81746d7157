import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { PLAYER_HOSTS } from '#domain/catalogue/embed-code.ts'
import { DEFAULT_POLICY, OWN_HTML_POLICY } from '#platform/browser/own-html.ts'
import { API_PATH } from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'

/** Browsers report violations to this address. */
export const CSP_REPORTS = `${API_PATH}/csp-reports`
const REPORTS_NAME = 'csp'
export const REPORTING_ENDPOINTS = `${REPORTS_NAME}="${CSP_REPORTS}"`

type InlineParts = { scripts: readonly string[]; style: string | null }

type PagePolicy = {
  /** It is null in development: Vite adds scripts and styles of its own. */
  inline: InlineParts | null
  counterOrigin: string | null
  mayBeFramed?: boolean
}

export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"
/** A browser wraps a picture or film that is opened by itself in a small page of its own. */
const MEDIA_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
const MEDIA_TYPE = /^(?:image|video)\//
/** PDF viewers of browsers run in pages that a policy of ours would break. */
const PDF_TYPE = /^application\/pdf\b/

export function policyOfType(contentType: string): string | null {
  if (PDF_TYPE.test(contentType)) return null
  return MEDIA_TYPE.test(contentType) ? MEDIA_POLICY : DATA_POLICY
}

/** Hashes allow the inline code, since a page cached for all cannot carry nonces; the tiles need style attributes. */
export function pagePolicy({ inline, counterOrigin, mayBeFramed = false }: PagePolicy): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...(inline ? hashesOf(...inline.scripts) : ANYTHING_INLINE)].join(' '),
    [
      'style-src',
      "'self'",
      ...(inline ? hashesOf(...(inline.style === null ? [] : [inline.style])) : ANYTHING_INLINE),
    ].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    counterOrigin ? `connect-src 'self' ${counterOrigin}` : "connect-src 'self'",
    "manifest-src 'self'",
    ['frame-src', ...PLAYER_HOSTS.map((host) => `https://${host}`)].join(' '),
    ...(mayBeFramed ? FRAMED_RESTRICTIONS : RESTRICTIONS),
    ...(inline ? trustedTypes([]) : []),
    ...REPORTING,
  ].join('; ')
}

/** The admin adds its styles at run time, under a nonce, and embeds players as visitors would see them. */
export function adminPolicy(nonce: string, { isBuilt }: { isBuilt: boolean }): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Previews are framed; every other page of ours refuses it.
    "frame-src 'self'",
    ...RESTRICTIONS,
    ...(isBuilt ? trustedTypes([EDITOR_POLICY]) : []),
    ...REPORTING,
  ].join('; ')
}

/** swagger-ui makes HTML of descriptions in a way that Trusted Types would refuse. */
export function apiDocsPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    ...RESTRICTIONS,
    ...REPORTING,
  ].join('; ')
}

const ANYTHING_INLINE = ["'unsafe-inline'"]
const FIXED = ["form-action 'self'", "base-uri 'none'"]
const RESTRICTIONS = [...FIXED, "frame-ancestors 'none'"]
const FRAMED_RESTRICTIONS = [...FIXED, "frame-ancestors 'self'"]
const REPORTING = [`report-uri ${CSP_REPORTS}`, `report-to ${REPORTS_NAME}`]
/** ProseMirror parses pasted HTML under it, in a document where nothing runs. */
const EDITOR_POLICY = 'ProseMirrorClipboard'

function trustedTypes(more: string[]): string[] {
  const names = [DEFAULT_POLICY, OWN_HTML_POLICY, ...more]
  return ["require-trusted-types-for 'script'", `trusted-types ${names.join(' ')}`]
}

function hashesOf(...texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** Content security policies are in content-policy.ts, https alone in secure-transport.ts. */
export const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // W3C TDM Reservation Protocol forbids mining of the pictures.
  'tdm-reservation': '1',
}

/** Other sites may only embed pictures, films and share images, for feed readers, social networks and mail programs. */
export const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'
export const USUAL_RESOURCE_POLICY = 'same-origin'

/** Beside the reservation on every answer stands where its terms are. */
export function nameMiningPolicy(origin: string): MiddlewareHandler {
  const policy = origin + paths.terms('de')
  return async (context, next) => {
    await next()
    context.res.headers.set('tdm-policy', policy)
  }
}
