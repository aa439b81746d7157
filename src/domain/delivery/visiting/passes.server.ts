import { ADDRESS_WORKS_FOR_MS } from '#domain/delivery/model.ts'
import { isPass, makePass } from '#platform/http/signed-pass.server.ts'
import { LINK_PASSWORD } from '#platform/rate-limits/try-password.server.ts'
import type { DeliveryRow } from './find-delivery.server.ts'

type Keyed = Pick<DeliveryRow, 'key' | 'secret' | 'passwordHash'>

/** What a visitor was let in with: the password, or an acceptance, which needs the password as well. */
export type Entry = 'password' | { acceptanceId: string }

const PASSWORD = 'password'

/** For a cookie, or for the address of a download. A new password ends all that were made before. */
export function giveEntry(delivery: Keyed, entry: Entry, now: Date, use: 'page' | 'address'): string {
  const name = entry === 'password' ? PASSWORD : entry.acceptanceId
  const lasting = use === 'page' ? LINK_PASSWORD.letsInForMs : ADDRESS_WORKS_FOR_MS
  const until = new Date(now.getTime() + lasting)
  return `${name}.${makePass(delivery.key, aboutOf(delivery, name, use), until)}`
}

export function readEntry(delivery: Keyed, given: string, now: Date, use: 'page' | 'address'): Entry | null {
  const [name = '', ...pass] = given.split('.')
  if (!isPass(delivery.key, aboutOf(delivery, name, use), pass.join('.'), now)) return null
  return name === PASSWORD ? 'password' : { acceptanceId: name }
}

function aboutOf({ secret, passwordHash }: Keyed, name: string, use: string): string[] {
  return [secret, passwordHash ?? '', name, use]
}
