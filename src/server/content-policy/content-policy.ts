import { createHash } from 'node:crypto'
import { PLAYER_HOSTS } from '#domain/catalogue/embed-code.ts'
import { DEFAULT_POLICY, OWN_HTML_POLICY } from '#platform/browser/own-html.ts'
import { API_PATH } from '#site/api-paths.ts'

/** Where browsers tell what a policy kept them from, and how pages name it to them. */
export const CSP_REPORTS = `${API_PATH}/csp-reports`
const REPORTS_NAME = 'csp'
export const REPORTING_ENDPOINTS = `${REPORTS_NAME}="${CSP_REPORTS}"`

/** What stands inline in every page of the built site; nothing else that is found in one was written by us. */
export type InlineParts = { script: string; style: string }

type PagePolicy = {
  /** Null while we work: Vite writes scripts and styles of its own into the pages of the sources. */
  inline: InlineParts | null
  /** Where page views are counted if somebody else does that. */
  counterOrigin: string | null
}

/** For JSON, feeds, files, and the bare page that says that all went wrong: a browser may do nothing with them but read. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"
/** A browser shows a picture or a film that is opened by itself in a small page of its own. */
const MEDIA_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
const MEDIA_TYPE = /^(?:image|video)\//
/** Browsers' readers are programs of their own, in pages that a policy of ours would break. */
const PDF_TYPE = /^application\/pdf\b/

/** The policy of an answer that is no page; null where it would do harm. */
export function policyOfType(contentType: string): string | null {
  if (PDF_TYPE.test(contentType)) return null
  return MEDIA_TYPE.test(contentType) ? MEDIA_POLICY : DATA_POLICY
}

/**
 * One for all pages. It names our one inline script and style by their hashes: a page that is kept for everybody cannot
 * carry nonces. Style attributes are allowed, the picture wall places its tiles with them.
 */
export function pagePolicy({ inline, counterOrigin }: PagePolicy): string {
  const own = (part: string | undefined) => (part === undefined ? "'unsafe-inline'" : hashOf(part))
  return [
    "default-src 'none'",
    `script-src 'self' ${own(inline?.script)}`,
    `style-src 'self' ${own(inline?.style)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    counterOrigin ? `connect-src 'self' ${counterOrigin}` : "connect-src 'self'",
    "manifest-src 'self'",
    ['frame-src', ...PLAYER_HOSTS.map((host) => `https://${host}`)].join(' '),
    ...CLOSED,
    ...(inline ? trustedTypes([]) : []),
    ...REPORTED,
  ].join('; ')
}

/** The staff's program brings its styles at run time, under a nonce, and shows what players would show to visitors. */
export function staffRoomPolicy(nonce: string, { isBuilt }: { isBuilt: boolean }): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    ...CLOSED,
    ...(isBuilt ? trustedTypes([EDITOR_POLICY]) : []),
    ...REPORTED,
  ].join('; ')
}

const CLOSED = ["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"]
/** The older way to name where reports go, for browsers that do not know the newer one. */
const REPORTED = [`report-uri ${CSP_REPORTS}`, `report-to ${REPORTS_NAME}`]
/** What ProseMirror calls the one under which it reads what is pasted, into a document where nothing runs. */
const EDITOR_POLICY = 'ProseMirrorClipboard'

function trustedTypes(more: string[]): string[] {
  const names = [DEFAULT_POLICY, OWN_HTML_POLICY, ...more]
  return ["require-trusted-types-for 'script'", `trusted-types ${names.join(' ')}`]
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
