import { eq } from 'drizzle-orm'
import { endAccess } from '#domain/staff/accounts.server.ts'
import { makeLink } from '#domain/staff/auth/account-links.server.ts'
import { clearLoginAttempts } from '#domain/staff/auth/login-attempts.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import {
  staffAccounts,
  staffIdentities,
  staffPasswords,
  staffSecondFactors,
} from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

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
