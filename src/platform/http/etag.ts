import { createHash } from 'node:crypto'
import type { Encoding } from './encoding.ts'

/** The hash of an ETag, without quotes; 16 base64url characters are 96 bits. */
export function tagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
}

/** Each encoding is a separate representation and needs its own strong ETag (RFC 9110, 8.8.3). */
export function etagFor(tag: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`
}

/** Whether If-None-Match contains the tag in any encoding, strong or weak (proxies weaken tags). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((part) => {
    const named = part.trim().replace(/^W\//, '').replace(/^"|"$/g, '')
    return named === tag || named === `${tag}-br` || named === `${tag}-gzip`
  })
}
