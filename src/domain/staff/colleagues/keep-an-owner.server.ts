import { and, asc, eq, exists, isNotNull, or } from 'drizzle-orm'
import type { Staff } from '#domain/staff/staff-model.ts'
import { staffAccounts, staffIdentities, staffPasskeys, staffPasswords } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { ColleagueRefusal } from './colleague-model.ts'

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
