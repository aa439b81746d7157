import { verifyPassword } from 'better-auth/crypto'
import { DAY_MS } from '#platform/durations.ts'
import { networkOf } from '#platform/http/network.ts'
import type { RateLimit, RateLimits } from './rate-limits.server.ts'

/** Of one link from one network: people mistype, programs guess. */
const TRIES: RateLimit = { name: 'link-passwords', most: 10, withinSeconds: 15 * 60 }

/** Of whatever opens behind a link: a delivery, a shared collection. */
export const LINK_PASSWORD = {
  shortest: 6,
  longest: 100,
  /** Whoever was let in need not say it again meanwhile. */
  letsInForMs: 7 * DAY_MS,
} as const

export type PasswordTry =
  | { outcome: 'right' }
  | { outcome: 'wrong' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

type Given = { link: string; hash: string; password: string; networkAddress: string }

/** Compares the password of a link; each try counts before it is looked at, also a right one. */
export async function tryPassword(
  rateLimits: RateLimits,
  { link, hash, password, networkAddress }: Given,
): Promise<PasswordTry> {
  const taking = await rateLimits.take(TRIES, `${link} ${networkOf(networkAddress)}`)
  if (taking.outcome === 'too-many') return taking
  return {
    outcome: (await verifyPassword({ hash, password: password.slice(0, LINK_PASSWORD.longest) }))
      ? 'right'
      : 'wrong',
  }
}
