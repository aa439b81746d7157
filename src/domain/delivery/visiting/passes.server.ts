import { isPass, makePass } from '#platform/http/signed-pass.server.ts'
import { LINK_PASSWORD } from '#platform/rate-limits/link-passwords.server.ts'
import type { DeliveryRow } from './find-delivery.server.ts'

type Keyed = Pick<DeliveryRow, 'key' | 'secret' | 'passwordHash' | 'endsAt'>

/** For a cookie, or for the address of a download, with which a program goes on until the delivery ends. */
type Use = 'page' | 'address'

/** What a visitor was let in with, who did not accept yet; who did has the id of an acceptance, which no word is. */
export const BY_PASSWORD = 'password'

/** A new password ends all that were made before. */
export function giveEntry(delivery: Keyed, entry: string, now: Date, use: Use): string {
  const until = use === 'page' ? new Date(now.getTime() + LINK_PASSWORD.letsInForMs) : delivery.endsAt
  return `${entry}.${makePass(delivery.key, aboutOf(delivery, entry, use), until)}`
}

/** `BY_PASSWORD`, the id of an acceptance, or null for what was not given. */
export function readEntry(delivery: Keyed, given: string, now: Date, use: Use): string | null {
  const [entry = '', ...pass] = given.split('.')
  return isPass(delivery.key, aboutOf(delivery, entry, use), pass.join('.'), now) ? entry : null
}

function aboutOf({ secret, passwordHash }: Keyed, entry: string, use: Use): string[] {
  return [secret, passwordHash ?? '', entry, use]
}
