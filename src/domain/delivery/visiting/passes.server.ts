import { ADDRESS_WORKS_FOR_MS } from '#domain/delivery/model.ts'
import { isPass, makePass } from '#platform/http/signed-pass.server.ts'
import { LINK_PASSWORD } from '#platform/rate-limits/link-passwords.server.ts'
import type { DeliveryRow } from './find-delivery.server.ts'

type Keyed = Pick<DeliveryRow, 'key' | 'secret' | 'passwordHash'>

/** For a cookie, or for the address of a download. */
const LASTING_MS = { page: LINK_PASSWORD.letsInForMs, address: ADDRESS_WORKS_FOR_MS }
type Use = keyof typeof LASTING_MS

/** What a visitor was let in with, who did not accept yet; who did has the id of an acceptance, which no word is. */
export const BY_PASSWORD = 'password'

/** A new password ends all that were made before. */
export function giveEntry(delivery: Keyed, entry: string, now: Date, use: Use): string {
  const until = new Date(now.getTime() + LASTING_MS[use])
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
