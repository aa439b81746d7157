import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { endAccess } from '#domain/staff/accounts.server.ts'
import { hashToken } from '#domain/staff/sessions.server.ts'
import type { PasswordError, Staff } from '#domain/staff/staff-model.ts'
import {
  staffAccounts,
  staffIdentities,
  staffLinks,
  staffPasswords,
  staffSecondFactors,
} from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { HOUR_MS } from '#platform/durations.ts'
import { checkPassword } from './check-password.server.ts'
import { clearLoginAttempts, liftCodeLock } from './login-attempts.server.ts'
import type { Notify } from './settle-call.server.ts'

const TOKEN_BYTES = 32
/** This is long enough to pass the link on and use it the next morning. */
export const LINK_GOOD_HOURS = 24

type LinkUse =
  | { outcome: 'done'; staff: Staff }
  | { outcome: 'unknown' }
  | { outcome: 'refused'; error: PasswordError }

export function linkEndsAt(now: Date): Date {
  return new Date(now.getTime() + LINK_GOOD_HOURS * HOUR_MS)
}

/** Only a hash of the token is stored, and an older link of the account is replaced. */
export async function makeLink(db: Database, accountId: string, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const values = { hash: hashToken(token), expiresAt: linkEndsAt(now) }
  await db
    .insert(staffLinks)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: staffLinks.accountId, set: values })
  return token
}

export async function findLink(db: Database, token: string, now: Date): Promise<Staff | null> {
  const [found] = await db
    .select({ id: staffAccounts.id, name: staffAccounts.name, email: staffAccounts.email })
    .from(staffLinks)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffLinks.accountId))
    .where(isValid(token, now))
  return found ?? null
}

type ApplyNeeds = {
  db: Database
  hash: (password: string) => Promise<string>
  notify: Notify
  userAgent: string
}

/** Ends the link and all other ways into the account, and tells its owner; a refused password leaves the link valid. */
export async function applyLink(
  { db, hash, notify, userAgent }: ApplyNeeds,
  { token, password, name }: { token: string; password: string; name: string },
  now: Date,
): Promise<LinkUse> {
  const staff = await findLink(db, token, now)
  if (!staff) return { outcome: 'unknown' }
  const error = await checkPassword(password, { ...staff, name })
  if (error) return { outcome: 'refused', error: error }
  const hashed = await hash(password)
  return db.transaction(async (tx) => {
    const [used] = await tx.delete(staffLinks).where(isValid(token, now)).returning()
    // A concurrent request has used the link.
    if (!used) return { outcome: 'unknown' }
    const ended = await endAccess(tx, staff, { by: staff, now })
    await tx.update(staffAccounts).set({ name, updatedAt: now }).where(eq(staffAccounts.id, staff.id))
    await setPassword(tx, staff.id, hashed, now)
    await clearLoginAttempts(tx, staff.email)
    await liftCodeLock(tx, staff.id)
    await notify(tx, { kind: 'password-set', ended, to: { ...staff, name }, at: now, userAgent })
    return { outcome: 'done', staff: { ...staff, name } }
  })
}

async function setPassword(tx: Database, accountId: string, password: string, now: Date): Promise<void> {
  const values = { password, updatedAt: now }
  const row = { id: randomUUID(), accountId, userId: accountId, providerId: 'credential', createdAt: now }
  await tx
    .insert(staffPasswords)
    .values({ ...row, ...values })
    .onConflictDoUpdate({ target: staffPasswords.userId, set: values })
}

function isValid(token: string, now: Date) {
  return and(eq(staffLinks.hash, hashToken(token)), gt(staffLinks.expiresAt, now))
}

/** Takes password and authenticator too, as a lost telephone may be in other hands; returns the token of a link. */
export async function resetAccount(tx: Database, staff: Staff, now: Date): Promise<string> {
  await endAccess(tx, staff, { by: null, now })
  for (const table of [staffPasswords, staffSecondFactors])
    await tx.delete(table).where(eq(table.userId, staff.id))
  await tx.delete(staffIdentities).where(eq(staffIdentities.accountId, staff.id))
  await tx
    .update(staffAccounts)
    .set({ twoFactorEnabled: false, updatedAt: now })
    .where(eq(staffAccounts.id, staff.id))
  await clearLoginAttempts(tx, staff.email)
  return makeLink(tx, staff.id, now)
}
