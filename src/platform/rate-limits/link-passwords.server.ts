import { openSemaphore, withPermit } from '#platform/concurrency.ts'
import { DAY_MS } from '#platform/durations.ts'
import { linkPassword } from '#platform/fields/kinds.ts'
import { networkOf } from '#platform/http/network.ts'
import type { PasswordHashing } from '#platform/password-hashing.server.ts'
import type { RateLimit, RateLimits, TooMany } from './rate-limits.server.ts'

/** Limits the tries of one link from one network: people mistype, programs guess. */
const TRIES: RateLimit = { name: 'link-passwords', most: 10, withinSeconds: 15 * 60 }

/** From all networks, since one customer may have 65,536; thirty people may mistype thrice. Right ones do not count. */
export const WRONG_TRIES: RateLimit = { name: 'wrong-link-passwords', most: 100, withinSeconds: 60 * 60 }

/** A hash takes 32 MB and 0.1 s in one of four threads; the last in the queue waits for a second. */
const HASHING = { permits: 2, longestQueue: 20, longestHoldMs: 10_000 }
const BUSY: Busy = { outcome: 'busy', retryAfterSeconds: 2 }

/** The time for which a right password need not be entered again. */
export const LINK_PASSWORD_LETS_IN_FOR_MS = 7 * DAY_MS

export type Busy = { outcome: 'busy'; retryAfterSeconds: number }

export type PasswordTry = { outcome: 'right' } | { outcome: 'wrong' } | TooMany | Busy

type Attempt = { link: string; hash: string; password: string; networkAddress: string }

export type LinkPasswords = {
  hash: (password: string) => Promise<{ outcome: 'hashed'; hash: string } | Busy>
  /** Compares the password of a link; each try counts before it is looked at, also a right one. */
  check: (attempt: Attempt) => Promise<PasswordTry>
}

export function openLinkPasswords(rateLimits: RateLimits, hashing: PasswordHashing): LinkPasswords {
  const acquirePermit = openSemaphore(HASHING)
  return {
    hash: async (password) => {
      const hash = await withPermit(acquirePermit, () => hashing.hash(password))
      return hash === null ? BUSY : { outcome: 'hashed', hash }
    },
    check: async ({ link, hash, password, networkAddress }) => {
      const taking = await rateLimits.take(TRIES, `${link} ${networkOf(networkAddress)}`)
      if (taking.outcome === 'too-many') return taking
      const next = await rateLimits.peek(WRONG_TRIES, link)
      if (next.outcome === 'too-many') return next
      const input = { hash, password: password.slice(0, linkPassword.longest) }
      const isRight = await withPermit(acquirePermit, () => hashing.verify(input))
      if (isRight === null) return BUSY
      if (isRight) return { outcome: 'right' }
      await rateLimits.take(WRONG_TRIES, link)
      return { outcome: 'wrong' }
    },
  }
}
