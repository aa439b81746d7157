import { createHash } from 'node:crypto'
import type { Encoding } from './encoding.ts'

/** Names these bytes, without quotes; 16 base64url characters are 96 bits. */
export function tagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
}

/** Each encoding of the same bytes is a representation of its own and needs its own strong ETag (RFC 9110, 8.8.3). */
export function etagFor(tag: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`
}

/** Whether If-None-Match names the bytes in any encoding; proxies may have made the tag weak. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((part) => {
    const named = part.trim().replace(/^W\//, '').replace(/^"|"$/g, '')
    return named === tag || named === `${tag}-br` || named === `${tag}-gzip`
  })
}
