import { createHash, createHmac } from 'node:crypto'

/**
 * What the database keeps of a token. Tokens are random and longer than anybody can try, so a fast hash without salt is
 * as good as a slow one.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * What a session's token becomes when it is renewed. It follows from the token before it and the key of this site, so
 * that each of several requests which still carry the old one can be given the same new one, although only hashes are kept.
 */
export function nextToken(token: string, key: string): string {
  return createHmac('sha256', key).update(`next session token ${token}`).digest('base64url')
}
