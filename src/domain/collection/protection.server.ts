import type { Database } from '#platform/database/database.ts'
import { formErrorsOf } from '#platform/fields/answers.ts'
import type { ErrorTextOf, FormErrors } from '#platform/fields/kinds.ts'
import { toSchema } from '#platform/fields/rules.ts'
import { makePass } from '#platform/http/signed-pass.server.ts'
import {
  type Busy,
  LINK_PASSWORD_LETS_IN_FOR_MS,
  type LinkPasswords,
  type PasswordTry,
} from '#platform/rate-limits/link-passwords.server.ts'
import type { RateLimits, TooMany } from '#platform/rate-limits/rate-limits.server.ts'
import { endOfDay, lastDayBefore } from '#site/dates.ts'
import { PROTECTION } from './protection-form.ts'
import { findRow, isOpenFor, startCopy } from './saved-collections.server.ts'

type ProtectionNeeds = { db: Database; now: Date; linkPasswords: LinkPasswords; networkAddress: string }

export type Unlocking =
  | { outcome: 'unlocked'; pass: string }
  | { outcome: 'unknown' }
  | Exclude<PasswordTry, { outcome: 'right' }>

export type Protecting =
  | { outcome: 'protected'; id: string; secret: string }
  | { outcome: 'unknown' }
  | { outcome: 'invalid'; errors: FormErrors<ErrorTextOf<typeof PROTECTION>> }
  | TooMany
  | Busy

const Protection = toSchema(PROTECTION)

/** False also for what is not there, which says so by itself. */
export async function isLocked(
  { db, now }: Pick<ProtectionNeeds, 'db' | 'now'>,
  id: string,
  pass: string,
): Promise<boolean> {
  const row = await findRow(db, id)
  return row !== null && !isOpenFor(row, pass, now)
}

export async function unlockCollection(
  { db, now, linkPasswords, networkAddress }: ProtectionNeeds,
  id: string,
  password: string,
): Promise<Unlocking> {
  const row = await findRow(db, id)
  if (!row?.passwordHash) return { outcome: 'unknown' }
  const { passwordHash: hash } = row
  const tried = await linkPasswords.check({ link: id, hash, password, networkAddress })
  if (tried.outcome !== 'right') return tried
  return {
    outcome: 'unlocked',
    pass: makePass(hash, [id], new Date(now.getTime() + LINK_PASSWORD_LETS_IN_FOR_MS)),
  }
}

/** The copy has a link of its own and never ends later than the first one, which stays valid for whoever has it. */
export async function protectCollection(
  needs: ProtectionNeeds & { rateLimits: RateLimits },
  id: string,
  { values, pass }: { values: unknown; pass: string },
): Promise<Protecting> {
  const { db, now, linkPasswords } = needs
  const copying = await startCopy(needs, id)
  if (copying.outcome === 'too-many') return copying
  if (copying.outcome !== 'started' || !isOpenFor(copying.original, pass, now)) return { outcome: 'unknown' }
  const { expiresAt: latest } = copying.original
  const reading = Protection.safeParse(values)
  if (reading.error) return { outcome: 'invalid', errors: formErrorsOf(reading.error, PROTECTION) }
  const { password, day } = reading.data
  const { wrong, late } = PROTECTION.day.errors
  const wanted = day ? endOfDay(day) : latest
  if (!wanted || wanted <= now) return { outcome: 'invalid', errors: { day: wrong } }
  if (day && day > lastDayBefore(latest)) return { outcome: 'invalid', errors: { day: late } }
  const hashing = password ? await linkPasswords.hash(password) : { outcome: 'hashed' as const, hash: null }
  if (hashing.outcome === 'busy') return hashing
  const expiresAt = new Date(Math.min(wanted.getTime(), latest.getTime()))
  const copy = await copying.insert(db, { passwordHash: hashing.hash, expiresAt })
  return { outcome: 'protected', id: copy.id, secret: copy.secret }
}
