import { randomUUID } from 'node:crypto'
import { asc, count, desc, eq, max } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { inTextOrder } from '#platform/database/text-order.ts'
import type { Staff } from './model.ts'
import type { StaffRole } from './roles.ts'
import { staffAccounts, staffPasskeys, staffPasswords, staffSessions } from './tables.server.ts'

/** An account as `npm run staff -- list` prints it. */
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

/** Sorted by name. */
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

/** Null when the address has an account already. */
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

export type Removal = 'removed' | 'unknown' | 'last-owner'

/**
 * Also deletes sessions, passkeys, links and the second factor, by cascade. The last owner can only go when nobody else is
 * left, who could not change anything about accounts any more.
 */
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
