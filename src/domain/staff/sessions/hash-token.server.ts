import { createHash, createHmac } from 'node:crypto'

/**
 * The hash of a token, for the database. Tokens are random and too long to guess, so a fast hash without salt is as
 * safe as a slow one.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * The token after a renewal, derived from the former one and the site's key: concurrent requests with the old token can
 * all be given the same new one, although only hashes are stored.
 */
export function nextToken(token: string, key: string): string {
  return createHmac('sha256', key).update(`next session token ${token}`).digest('base64url')
}
