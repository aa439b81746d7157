import { randomUUID } from 'node:crypto'
import { count, desc, eq, max } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Staff } from './model.ts'
import { staffAccounts, staffPasskeys, staffPasswords, staffSessions } from './tables.server.ts'

/** An account as `npm run staff -- list` prints it. */
export type StaffAccount = Staff & {
  hasPassword: boolean
  hasSecondFactor: boolean
  passkeys: number
  lastSeenAt: Date | null
}

const asStaff = { id: staffAccounts.id, name: staffAccounts.name, email: staffAccounts.email }

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
      hasSecondFactor: staffAccounts.twoFactorEnabled,
      password: staffPasswords.id,
      passkeys: keys.number,
      lastSeenAt: seen.at,
    })
    .from(staffAccounts)
    .leftJoin(staffPasswords, eq(staffPasswords.userId, staffAccounts.id))
    .leftJoin(keys, eq(keys.userId, staffAccounts.id))
    .leftJoin(seen, eq(seen.userId, staffAccounts.id))
    .orderBy(staffAccounts.name, desc(staffAccounts.createdAt))
  return rows.map(({ password, passkeys, ...row }) => ({
    ...row,
    hasPassword: password !== null,
    passkeys: Number(passkeys ?? 0),
  }))
}

/** Null when the address has an account already. */
export async function addStaff(
  db: Database,
  { email, name }: Pick<Staff, 'email' | 'name'>,
  now: Date,
): Promise<Staff | null> {
  const values = { id: randomUUID(), email: email.toLowerCase(), name, createdAt: now, updatedAt: now }
  const [added] = await db.insert(staffAccounts).values(values).onConflictDoNothing().returning(asStaff)
  return added ?? null
}

/** Also deletes sessions, passkeys, links and the second factor, by cascade. Returns whether the account existed. */
export async function removeStaff(db: Database, email: string): Promise<boolean> {
  const removed = await db
    .delete(staffAccounts)
    .where(eq(staffAccounts.email, email.toLowerCase()))
    .returning({ id: staffAccounts.id })
  return removed.length > 0
}
