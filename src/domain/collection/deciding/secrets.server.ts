import { createHash, createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '#platform/http/signed-pass.server.ts'

const SECRET_BYTES = 24
/** These are 132 bits in base64url, so no two are ever the same by chance. */
const ID_LENGTH = 22

export function createSecret(): { secret: string; hash: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return { secret, hash: hashOf(secret) }
}

export function isSecretOf(hash: string, secret: string): boolean {
  return isSameSecret(hashOf(secret), hash)
}

/** The same parts always have the same id, which tells nothing of them. */
export function idOf(...parts: readonly (string | number)[]): string {
  return hashOf(JSON.stringify(parts)).slice(0, ID_LENGTH)
}

/** Makes the proof in links of e-mails to an owner, which only this program can make. */
export function tokenFor(ownerHash: string, purpose: 'confirm' | 'end', ...about: readonly string[]): string {
  return createHmac('sha256', ownerHash)
    .update(JSON.stringify([purpose, ...about]))
    .digest('base64url')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
