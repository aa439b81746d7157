import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, exists, isNotNull, max, ne, or } from 'drizzle-orm'
import { type Database, inTextOrder } from '#platform/database/database.ts'
import { recordChange } from './changes.server.ts'
import type { ColleagueRefusal } from './colleague-model.ts'
import type { StaffRole } from './roles.ts'
import { deleteBrowsers } from './sessions.server.ts'
import type { EndedAccess, Staff } from './staff-model.ts'
import {
  staffAccounts,
  staffChallenges,
  staffIdentities,
  staffLinks,
  staffPasskeys,
  staffPasswords,
  staffSessions,
} from './tables.server.ts'
import { deleteTokens } from './tokens.server.ts'

export type StaffAccount = Staff & {
  role: StaffRole
  hasPassword: boolean
  hasSecondFactor: boolean
  passkeys: number
  lastSeenAt: Date | null
}

export const asStaff = { id: staffAccounts.id, name: staffAccounts.name, email: staffAccounts.email }

export async function findStaff(db: Database, email: string): Promise<Staff | null> {
  const [found] = await db
    .select(asStaff)
    .from(staffAccounts)
    .where(eq(staffAccounts.email, email.toLowerCase()))
  return found ?? null
}

export async function listStaff(db: Database): Promise<StaffAccount[]> {
  const seen = db
    .select({ userId: staffSessions.userId, at: max(staffSessions.updatedAt).as('at') })
    .from(staffSessions)
    .groupBy(staffSessions.userId)
    .as('seen')
  const keys = db
    .select({ userId: staffPasskeys.userId, number: count().as('number') })
    .from(staffPasskeys)
    .groupBy(staffPasskeys.userId)
    .as('keys')
  const rows = await db
    .select({
      ...asStaff,
      role: staffAccounts.role,
      hasSecondFactor: staffAccounts.twoFactorEnabled,
      password: staffPasswords.id,
      passkeys: keys.number,
      lastSeenAt: seen.at,
    })
    .from(staffAccounts)
    .leftJoin(staffPasswords, eq(staffPasswords.userId, staffAccounts.id))
    .leftJoin(keys, eq(keys.userId, staffAccounts.id))
    .leftJoin(seen, eq(seen.userId, staffAccounts.id))
    .orderBy(inTextOrder(staffAccounts.name), desc(staffAccounts.createdAt))
  return rows.map(({ password, passkeys, ...row }) => ({
    ...row,
    hasPassword: password !== null,
    passkeys: Number(passkeys ?? 0),
  }))
}

/** Whether somebody has a passkey or signs in by a provider instead, and whether anybody else of the office has an account. */
export async function readOwnAccess(
  db: Database,
  id: string,
): Promise<{ isSafe: boolean; isAlone: boolean }> {
  const [passkeys, identities, others] = await Promise.all([
    db.$count(staffPasskeys, eq(staffPasskeys.userId, id)),
    db.$count(staffIdentities, eq(staffIdentities.accountId, id)),
    db.$count(staffAccounts, and(ne(staffAccounts.id, id), ne(staffAccounts.role, 'artist'))),
  ])
  return { isSafe: passkeys + identities > 0, isAlone: others === 0 }
}

/** Returns null when the address has an account already. */
export async function addStaff(
  db: Database,
  {
    email,
    name,
    role = 'owner',
    artistId = null,
  }: Pick<Staff, 'email' | 'name'> & { role?: StaffRole; artistId?: number | null },
  now: Date,
): Promise<Staff | null> {
  const values = {
    id: randomUUID(),
    email: email.toLowerCase(),
    name,
    role,
    artistId,
    createdAt: now,
    updatedAt: now,
  }
  const [added] = await db.insert(staffAccounts).values(values).onConflictDoNothing().returning(asStaff)
  return added ?? null
}

/** The log shows this for a change that leaves no value to show. */
export const HAPPENED = { from: false, to: true }

/**
 * `by` is who the log names, null where it has a line already; `stays` is the id of the one session that does not end.
 */
type Ending = { by: Staff | null; now: Date; stays?: string }

/** Password, authenticator and provider stay, by which its owner comes back; nothing is logged if nothing ended. */
export async function endAccess(
  tx: Database,
  { id, name }: Staff,
  { by, now, stays }: Ending,
): Promise<EndedAccess> {
  const others = stays === undefined ? undefined : ne(staffSessions.id, stays)
  const sessions = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.userId, id), others))
    .returning({ id: staffSessions.id })
  const links = await tx.delete(staffLinks).where(eq(staffLinks.accountId, id)).returning()
  const passkeys = await tx
    .delete(staffPasskeys)
    .where(eq(staffPasskeys.userId, id))
    .returning({ name: staffPasskeys.name })
  const ended = {
    tokens: await deleteTokens(tx, id),
    passkeys: passkeys.map((passkey) => passkey.name ?? '').sort(),
  }
  await tx.delete(staffChallenges).where(eq(staffChallenges.value, id))
  if (stays === undefined) await deleteBrowsers(tx, id)
  const details = {
    ...(sessions.length > 0 && { SessionsEnded: HAPPENED }),
    ...(links.length > 0 && { LinkWithdrawn: HAPPENED }),
    ...(ended.tokens.length > 0 && { TokensEnded: { from: ended.tokens.join(', '), to: null } }),
    ...(ended.passkeys.length > 0 && { PasskeysEnded: { from: ended.passkeys.join(', '), to: null } }),
  }
  const line = { action: 'change', resource: 'colleagues', recordId: id, changedAt: now } as const
  if (by && Object.keys(details).length > 0)
    await recordChange(tx, by, { ...line, details: { name, ...details } })
  return ended
}

export type Removal = 'removed' | 'unknown' | 'last-owner'

/** Deletes by cascade; the last owner can only go when nobody else is left, who could not change accounts. */
export async function removeStaff(db: Database, email: string): Promise<Removal> {
  return db.transaction(async (tx) => {
    const { id, role } = staffAccounts
    const accounts = await tx
      .select({ id, role, email: staffAccounts.email })
      .from(staffAccounts)
      .orderBy(asc(id))
      .for('update')
    const found = accounts.find((account) => account.email === email.toLowerCase())
    if (!found) return 'unknown'
    const others = accounts.filter((account) => account !== found)
    if (others.length > 0 && !others.some((account) => account.role === 'owner')) return 'last-owner'
    await tx.delete(staffAccounts).where(eq(id, found.id))
    return 'removed'
  })
}

export type Refused = { outcome: ColleagueRefusal }
export type Outcome<Done> = Done | Refused

class NoOwnerLeft extends Error {}

/** Locks all accounts: the asker must still be an owner, and unless an owner can sign in then, nothing changes. */
export async function changeAsOwner<Done>(
  db: Database,
  owner: Staff,
  change: (tx: Database) => Promise<Outcome<Done>>,
): Promise<Outcome<Done>> {
  try {
    return await db.transaction(async (tx) => {
      const accounts = await tx
        .select({ id: staffAccounts.id, role: staffAccounts.role })
        .from(staffAccounts)
        .orderBy(asc(staffAccounts.id))
        .for('update')
      if (!accounts.some(({ id, role }) => id === owner.id && role === 'owner'))
        return { outcome: 'not-owner' }
      const outcome = await change(tx)
      if (!(await hasOwnerWhoCanSignIn(tx))) throw new NoOwnerLeft()
      return outcome
    })
  } catch (error) {
    if (error instanceof NoOwnerLeft) return { outcome: 'last-owner' }
    throw error
  }
}

/** Somebody who was invited and never came may never come, and does not count. */
export async function hasOwnerWhoCanSignIn(tx: Database): Promise<boolean> {
  const { id, role } = staffAccounts
  const password = tx
    .select({ id: staffPasswords.id })
    .from(staffPasswords)
    .where(and(eq(staffPasswords.userId, id), isNotNull(staffPasswords.password)))
  const passkey = tx.select({ id: staffPasskeys.id }).from(staffPasskeys).where(eq(staffPasskeys.userId, id))
  const identity = tx
    .select({ id: staffIdentities.accountId })
    .from(staffIdentities)
    .where(eq(staffIdentities.accountId, id))
  const owners = await tx
    .select({ id })
    .from(staffAccounts)
    .where(and(eq(role, 'owner'), or(exists(password), exists(passkey), exists(identity))))
    .limit(1)
  return owners.length > 0
}
